import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "../../site/view/meta.server.ts";

/** Search engines want each language to name all of them, itself too. */
const inOtherLanguages = ({ en, es }: NonNullable<PageMeta["alternates"]>): MetaDescriptor[] =>
  [
    ["en", en],
    ["es", es],
    ["x-default", en],
  ].map(([hrefLang, href]) => ({ tagName: "link", rel: "alternate", hrefLang, href }));

/** Meta tags of a page, from its loader data. Every page module exports this as its `meta`. */
export function pageMeta({ loaderData }: { loaderData: { meta: PageMeta } | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, canonical, siteName, image, robots, locale, alternates } = loaderData.meta;
  return [
    { title },
    { name: "description", content: description },
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    ...(alternates ? inOtherLanguages(alternates) : []),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    ...(locale ? [{ property: "og:locale", content: locale }] : []),
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
