/** True where the server answered with 404.html: the address has no page, whatever the router makes of it. */
export const servedAsNotFound =
  typeof document !== "undefined" &&
  document.querySelector('meta[name="robots"][content="noindex"]') !== null;
