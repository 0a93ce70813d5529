// First, so that the order of the cascade layers is set before any component's styles.
import "./theme/index.css";
import { useLayoutEffect } from "react";
import { Links, Outlet, Scripts, useMatches, useRouteLoaderData } from "react-router";
import { loadSite } from "../site/load.server.ts";
import { fileIn, languageOf, withAddresses } from "../site/text/language.ts";
import { sharedOf } from "../site/view/shared.server.ts";
import type { Route } from "./+types/root.ts";
import { rememberPage } from "./features/navigation/altered-page.ts";
import { headScript } from "./features/navigation/boot.ts";
import { SharedContext } from "./features/shared/useShared.ts";
import { ErrorPage } from "./frame/ErrorPage.tsx";
import { Layout as SiteLayout } from "./frame/Layout.tsx";
import { NotFound } from "./frame/NotFound.tsx";
import { PageMeta, usePageMeta } from "./frame/PageMeta.tsx";
import besley from "./theme/fonts/besley.woff2?url";
import besleySpanish from "./theme/fonts/besley-spanish.woff2?url";
import nationalPark from "./theme/fonts/national-park.woff2?url";
import nationalParkSpanish from "./theme/fonts/national-park-spanish.woff2?url";

const english = [besley, nationalPark];
const fonts = { en: english, es: [...english, besleySpanish, nationalParkSpanish] };

/** In the language of the page, whatever route it has: an unknown address below /es/ is answered in Spanish. */
export function loader({ request }: Route.LoaderArgs) {
  const whole = loadSite();
  const site = (languageOf(new URL(request.url).pathname) === "es" && whole.spanish) || whole;
  return withAddresses(site, sharedOf(site));
}

/** React Router's own scripts. pipeline/pages.ts takes them out of built pages, so the browser must not expect them. */
const hasScripts = import.meta.env.SSR || import.meta.env.DEV;

export function Layout({ children }: { children: React.ReactNode }) {
  const shared = useRouteLoaderData<typeof loader>("root");
  const themeColor = shared?.themeColor;
  const language = shared?.language ?? "en";
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
            content={themeColor?.light}
            media="(prefers-color-scheme: light)"
            data-scheme="light"
            suppressHydrationWarning
          />
          <meta
            name="theme-color"
            content={themeColor?.dark}
            media="(prefers-color-scheme: dark)"
            data-scheme="dark"
            suppressHydrationWarning
          />
          <meta name="format-detection" content="telephone=no" />
          {/* Before the first paint, so that a chosen theme never flashes, and before the first button. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
          <script dangerouslySetInnerHTML={{ __html: headScript }} />
          {shared && <PageMeta />}
          {/* Phones load them at the end of the page: pipeline/pages.ts. */}
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
          {/* A build inlines the styles of a page's kind: pipeline/pages.ts. */}
          {import.meta.env.DEV ? <Links /> : <PageStyles />}
          <link rel="alternate" type="application/rss+xml" href={fileIn({ language }, "/feed.xml")} />
        </head>
        <body>
          {children}
          {hasScripts && <Scripts />}
        </body>
      </html>
    </SharedContext>
  );
}

export default function Root() {
  const matches = useMatches();
  // Not by the address: 404.html is prerendered at the address of the home page.
  const isHome = matches.some(({ handle }) => (handle as { isHome?: true } | undefined)?.isHome);
  const meta = usePageMeta();
  return (
    <>
      <SiteLayout isHome={isHome}>
        <Outlet />
      </SiteLayout>
      {/* Not in the browser: its data is only in the HTML. */}
      {import.meta.env.SSR && meta && <StructuredData graph={meta.jsonLd} />}
    </>
  );
}

/** Rendered into 404.html, for unknown addresses. React replaces it when the module of the matching route arrives. */
export function HydrateFallback() {
  // What a visitor has typed until then goes over to the new fields.
  useLayoutEffect(() => () => queueMicrotask(rememberPage()), []);
  return (
    <SiteLayout>
      <NotFound />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}

/**
 * Style sheets of the kinds of pages that a visitor goes on to; the HTML of the first page has its own. React shows the
 * next page once its sheet has loaded, and keeps the sheet.
 */
function PageStyles() {
  const matches = useMatches();
  const routes = typeof window === "undefined" ? {} : window.__reactRouterManifest?.routes;
  const sheets = matches.flatMap(({ id }) => routes?.[id]?.css ?? []);
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}

/** What search engines read. At the end of the page, because in its head the heading would come later. */
function StructuredData({ graph }: { graph: object[] }) {
  if (graph.length === 0) return null;
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // No "<", so that no text can end the script.
  const html = text.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, without tags
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
