/** The element that a hash names. Anybody can type "#100%", so a hash that can't be decoded names nothing. */
export function hashTarget(hash: string, root: ParentNode = document): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id ? root.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;
  } catch {
    return null;
  }
}
