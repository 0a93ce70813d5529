// First, so that the order of the cascade layers is set before any component's styles.
import "../theme/index.css";
import type { ReactNode } from "react";
import { fileIn } from "../../data/text/language.ts";
import type { Shared } from "../../data/view/shared.server.ts";
import { SharedContext } from "../features/shared/useShared.ts";
import besley from "../theme/fonts/besley.woff2?url";
import besleySpanish from "../theme/fonts/besley-spanish.woff2?url";
import nationalPark from "../theme/fonts/national-park.woff2?url";
import nationalParkSpanish from "../theme/fonts/national-park-spanish.woff2?url";
import print from "../theme/print.css?url";
import { PageMeta } from "./PageMeta.tsx";

const english = [besley, nationalPark];
const fonts = { en: english, es: [...english, besleySpanish, nationalParkSpanish] };

/** What only the HTML has. React leaves what it doesn't know in the head, and at the end of the body, as it is. */
export interface ServedParts {
  /** app/head.js: what can't wait for a file. Its hash is in the security policy. */
  headScript: string;
  /** The frame's and the page's kind's, inlined; in development files. */
  styles: { css: string } | { files: string[] };
  /** Of the script that hydrates the page, with what it reads: app/boot.ts. */
  boot: { src: string; site: string; page?: string | undefined; scripts: string };
  /** For search engines, which read the HTML. */
  structuredData: object[];
}

interface DocumentProps {
  shared: Shared;
  served: ServedParts | undefined;
  children: ReactNode;
}

export function Document({ shared, served, children }: DocumentProps) {
  const { themeColor, language } = shared;
  return (
    <SharedContext value={shared}>
      <html lang={language} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="color-scheme" content="light dark" />
          {/* ThemeSwitch changes the media of these two when a theme is chosen. */}
          <meta
            name="theme-color"
            content={themeColor.light}
            media="(prefers-color-scheme: light)"
            data-scheme="light"
            suppressHydrationWarning
          />
          <meta
            name="theme-color"
            content={themeColor.dark}
            media="(prefers-color-scheme: dark)"
            data-scheme="dark"
            suppressHydrationWarning
          />
          <meta name="format-detection" content="telephone=no" />
          {/* Before the first paint, so that a chosen theme never flashes, and before the first button. */}
          {served && <InlineScript text={served.headScript} />}
          <PageMeta />
          {/* Phones load them at the end of the page. */}
          {fonts[language].map((href) => (
            <link
              key={href}
              rel="preload"
              href={href}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
              media="(min-width: 768px)"
            />
          ))}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          {/* With credentials, though there are none: without, Chromium opens a connection of its own for it. */}
          <link rel="manifest" href="/site.webmanifest" crossOrigin="use-credentials" />
          <link rel="alternate" type="application/rss+xml" href={fileIn({ language }, "/feed.xml")} />
          {served && <Styles {...served.styles} />}
        </head>
        <body>
          {children}
          {served && <StructuredData graph={served.structuredData} />}
          {served && <PageEnd fonts={fonts[language]} {...served.boot} />}
        </body>
      </html>
    </SharedContext>
  );
}

function InlineScript({ text, type }: { text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, or JSON without tags
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

function Styles(styles: ServedParts["styles"]) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
  if ("css" in styles) return <style dangerouslySetInnerHTML={{ __html: styles.css }} />;
  return styles.files.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

/** At the end of the page, because in its head the heading would come later. */
function StructuredData({ graph }: { graph: object[] }) {
  if (graph.length === 0) return null;
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // No "<", so that no text can end the script.
  return <InlineScript type="application/ld+json" text={text.replaceAll("<", "\\u003c")} />;
}

type PageEndProps = ServedParts["boot"] & { fonts: string[] };

/**
 * The script, the styles for paper, and the fonts for phones, after the page's words and first picture: for those in its head Chromium holds the first
 * paint back, 110 ms on the slow line of the bench. As HTML, because React moves such elements into the head.
 */
function PageEnd({ fonts, src, site, page, scripts }: PageEndProps) {
  const links = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  );
  const paper = `<link rel="stylesheet" media="print" href="${print}"/>`;
  const data = `data-site="${site}"${page ? ` data-page="${page}"` : ""} data-scripts="${scripts}"`;
  const script = `<script type="module" async src="${src}" id="boot" ${data}></script>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own addresses
  return <div hidden dangerouslySetInnerHTML={{ __html: links.join("") + paper + script }} />;
}
