/** The frame of a program picture. */
export const W = 800;
export const H = 600;
