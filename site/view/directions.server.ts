import type { Location } from "../schema/location.ts";

/** Ways to an office: plain links that a phone hands to its map app. The suite is left out; maps find the building. */
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
