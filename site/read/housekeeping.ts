/** Files that operating systems create. */
export const isHousekeeping = (name: string) =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini)$/i.test(name);
