/** The frame of a programme picture. */
export const W = 800;
export const H = 600;
