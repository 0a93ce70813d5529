// First, so that the order of the style layers is set before any component brings its own.
import "./theme/index.css";
import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root.ts";
import { chromeOf } from "./content/chrome.server.ts";
import { loadSite } from "./content/site.server.ts";
import { ErrorPage } from "./sections/ErrorPage/ErrorPage.tsx";
import { Layout as SiteLayout } from "./sections/Layout/Layout.tsx";
import { NotFound } from "./sections/NotFound/NotFound.tsx";
import { themeScript } from "./sections/ThemeSwitch/themeScript.ts";
import besley from "./theme/fonts/besley.woff2?url";
import nationalPark from "./theme/fonts/national-park.woff2?url";

export function loader() {
  return chromeOf(loadSite());
}

// No shouldRevalidate: without a server nothing is loaded again anyway, and with it React Router 8.4 prefetches a page's
// data from another address (?_routes=) than the one that the click then asks.

export const links: Route.LinksFunction = () => [
  ...[besley, nationalPark].map((href) => ({
    rel: "preload",
    href,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", type: "application/rss+xml", href: "/feed.xml" },
  { rel: "alternate", type: "application/feed+json", href: "/feed.json" },
];

/** Pages bring their own; this is what an unknown address gets. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.notFound.title },
  { name: "robots", content: "noindex" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* A chosen theme changes which of the two counts. */}
        <meta
          name="theme-color"
          content="#d7ebe6"
          media="(prefers-color-scheme: light)"
          data-scheme="light"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content="#0a1e27"
          media="(prefers-color-scheme: dark)"
          data-scheme="dark"
          suppressHydrationWarning
        />
        <meta name="format-detection" content="telephone=no" />
        {/* Before the first paint, so that a chosen theme never flashes. Its hash stands in the security policy. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

/** Stands in 404.html, for addresses that no page has. */
export function HydrateFallback() {
  return (
    <SiteLayout>
      <NotFound />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
