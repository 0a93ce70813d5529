import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "../../site/view/meta.server.ts";

/** Meta tags of a page, from its loader data. Every page module exports this as its `meta`. */
export function pageMeta({ loaderData }: { loaderData: { meta: PageMeta } | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, canonical, siteName, image, robots, jsonLd } = loaderData.meta;
  return [
    { title },
    { name: "description", content: description },
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(jsonLd.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": jsonLd } } as MetaDescriptor]
      : []),
  ];
}
