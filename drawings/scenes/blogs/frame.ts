/** The frame of a blog picture. */
export const W = 800;
export const H = 500;
