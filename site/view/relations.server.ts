/** Which services, people and offices belong together, from the services' tables and the providers' files. */
import { href } from "react-router";
import type { LocationEntry, ProviderEntry, ServiceEntry, Site } from "../read/site.server.ts";
import { fullName, keepTogether } from "../text/names.ts";
import { isOffered } from "../text/offered.ts";

export const providerLink = (person: ProviderEntry) => ({
  label: fullName(person),
  path: href("/providers/:slug", { slug: person.slug }),
});
export const serviceLink = ({ name, slug }: ServiceEntry) => ({
  label: name,
  path: href("/services/:slug", { slug }),
});
export const officeLink = ({ name, slug }: LocationEntry) => ({
  label: keepTogether(name),
  path: href("/location/:slug", { slug }),
});

export function providersOfService({ providers }: Site, slug: string) {
  return providers.filter(({ services }) => services.includes(slug));
}
export function officesOfService(site: Site, slug: string) {
  return site.locations.filter((office) => isOffered(site, office.slug, slug));
}
export function providersOfOffice({ providers }: Site, slug: string) {
  return providers.filter(({ offices }) => offices.includes(slug));
}
export function servicesOfOffice(site: Site, slug: string) {
  return site.services.filter((service) => isOffered(site, slug, service.slug));
}
