/** The day in a time zone, like 2026-11-15: at 5 PM in Arizona, UTC is already on the next day. */
export const dayIn = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
