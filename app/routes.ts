/** Every URL of the site. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("pages/home.tsx"),
  route("home", "pages/home.tsx", { id: "home-alias" }),
  route("about-us", "pages/about-us.tsx"),
  route("providers", "pages/providers.tsx"),
  route("providers/:slug", "pages/provider.tsx"),
  route("services", "pages/services.tsx"),
  route("services/:slug", "pages/service.tsx"),
  route("population-health", "pages/population-health.tsx"),
  route("testimonials", "pages/testimonials.tsx"),
  route("blogs", "pages/blogs.tsx"),
  route("blogs/page/:page", "pages/blogs.tsx", { id: "blogs-further" }),
  route("blogs/:id", "pages/article.tsx"),
  route("contact-us", "pages/contact-us.tsx"),
  route("location/:slug", "pages/location.tsx"),
  route("privacy-policy", "pages/text.tsx", { id: "privacy-policy" }),
  route("terms-and-condition", "pages/text.tsx", { id: "terms-and-condition" }),

  // Beyond the specification
  route("insurance", "pages/insurance.tsx"),
  route("new-patients", "pages/new-patients.tsx"),
  route("search", "pages/search.tsx"),
  route("language-assistance", "pages/language-assistance.tsx"),
  route("accessibility", "pages/text.tsx", { id: "accessibility" }),
  route("nondiscrimination", "pages/text.tsx", { id: "nondiscrimination" }),
  route("good-faith-estimate", "pages/text.tsx", { id: "good-faith-estimate" }),
  route("notice-of-privacy-practices", "pages/text.tsx", { id: "notice-of-privacy-practices" }),
  route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
