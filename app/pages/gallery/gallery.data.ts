export const loader = () => ({ meta: { title: "Gallery", robots: "noindex", jsonLd: [] } });
