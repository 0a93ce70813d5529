/** The element with the id in a hash. Anybody can type "#100%": a hash that can't be decoded matches nothing. */
export function hashTarget(hash: string, root: ParentNode = document): HTMLElement | null {
  try {
    const id = decodeURIComponent(hash.slice(1));
    return id ? root.querySelector<HTMLElement>(`#${CSS.escape(id)}`) : null;
  } catch {
    return null;
  }
}
