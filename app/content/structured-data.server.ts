/** Facts for search engines and assistants (schema.org). */
import type { Site } from "./site.server.ts";

export type StructuredData = Record<string, unknown>[];

interface Facts {
  title: string;
  description: string;
  path: string;
  data?: StructuredData;
}

export function structuredData(_site: Site, { data = [] }: Facts): StructuredData {
  return data;
}
