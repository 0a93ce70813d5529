import { pathOf } from "../kinds/folders.ts";
/** Which services, people and offices belong together, from the services' tables and the providers' files. */
import type { OfficeEntry, ProviderEntry, ServiceEntry, Site } from "../read/site.server.ts";
import { fullName, keepTogether } from "../text/names.ts";
import { isOffered } from "../text/offered.ts";

export const providerLink = (person: ProviderEntry) => ({
  label: fullName(person),
  path: pathOf("providers", person.slug),
});
export const serviceLink = ({ name, slug }: ServiceEntry) => ({
  label: name,
  path: pathOf("services", slug),
});
export const officeLink = ({ name, slug }: OfficeEntry) => ({
  label: keepTogether(name),
  path: pathOf("offices", slug),
});

export function providersOfService({ providers }: Site, slug: string) {
  return providers.filter(({ services }) => services.includes(slug));
}
export function officesOfService(site: Site, slug: string) {
  return site.offices.filter((office) => isOffered(site, office.slug, slug));
}
export function providersOfOffice({ providers }: Site, slug: string) {
  return providers.filter(({ offices }) => offices.includes(slug));
}
export function servicesOfOffice(site: Site, slug: string) {
  return site.services.filter((service) => isOffered(site, slug, service.slug));
}
