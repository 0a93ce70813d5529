/** Mock of engine/data/view/pictures.server.ts for tests of loaders, which run without generated pictures. */
export const picture = (name: string, alt: string) => ({
  src: `/pictures/${name}.svg`,
  width: 1,
  height: 1,
  alt,
});
export const pictureOf = ({ image = "none", imageAlt = "" }: { image?: string; imageAlt?: string }) =>
  picture(image, imageAlt);
export const withPictures = (blocks: unknown) => blocks;
export const pictureIfNamed = picture;
export const themedPicture = picture;
export const mapPicture = picture;
export const logoMark = () => ({});
