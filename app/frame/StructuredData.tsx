/** What search engines read. At the end of the page, because in its head the heading would come later. */
export function StructuredData({ graph }: { graph: object[] }) {
  if (graph.length === 0) return null;
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // No "<", so that no text can end the script.
  const html = text.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, without tags
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
