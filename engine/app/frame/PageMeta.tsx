import { useMatches } from "react-router";
import type { PageMeta as Meta } from "../../data/view/meta.server.ts";
import { useShared } from "../features/shared/useShared.ts";

/** Of the page in the router; undefined while there is none, as at unknown addresses. */
export const usePageMeta = () => (useMatches().at(-1)?.loaderData as { meta?: Meta } | undefined)?.meta;

/** The page's title, and what its head says to search engines and to websites that link to it. */
export function PageMeta() {
  const meta = usePageMeta();
  const { notFound } = useShared();
  if (!meta)
    return (
      <>
        <title>{notFound.title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  const { title, description, canonical, siteName, image, robots, locale, alternates } = meta;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={canonical} />
      {/* Search engines want each language to name all of them, itself too. */}
      {alternates && (
        <>
          <link rel="alternate" hrefLang="en" href={alternates.en} />
          <link rel="alternate" hrefLang="es" href={alternates.es} />
          <link rel="alternate" hrefLang="x-default" href={alternates.en} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      {locale && <meta property="og:locale" content={locale} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
