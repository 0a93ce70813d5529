/** A host that nobody can own (RFC 2606, RFC 6761): where it stands, the practice's real one is not in yet. */
export const isSampleHost = (host: string) =>
  /(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$/.test(host.toLowerCase());
