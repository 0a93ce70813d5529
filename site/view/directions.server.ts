import type { Location } from "../schema/location.ts";

/** Directions to an office: links that phones open in their map app. Without the suite, which map services don't find. */
export function directionsTo({
  street,
  city,
  state,
  zip,
}: Pick<Location, "street" | "city" | "state" | "zip">) {
  const address = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
  return {
    apple: `https://maps.apple.com/?daddr=${address}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${address}`,
  };
}
