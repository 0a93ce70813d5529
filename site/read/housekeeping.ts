/** Files that are no content: those that operating systems create, and guides for editors. */
export const isHousekeeping = (name: string) =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini|readme\.md)$/i.test(name);
