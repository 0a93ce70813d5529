/** A reserved host name (RFC 2606, RFC 6761), used until the practice's real one is entered. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$/.test(host.toLowerCase());
