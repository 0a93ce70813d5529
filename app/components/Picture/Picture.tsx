import type { Picture as PictureData } from "../../../site/schema/picture.ts";

interface PictureProps {
  picture: PictureData;
  /** The sizes attribute, for photos: "(min-width: 992px) 400px, 100vw". */
  sizes?: string;
  /** Loads at once, for the first picture of a page. All others are lazy. */
  priority?: boolean;
  className?: string | undefined;
}

/** A drawing or a photo, in the best format that the browser supports. */
export function Picture({ picture, sizes = "100vw", priority = false, className }: PictureProps) {
  const { src, width, height, alt, sources = [] } = picture;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      decoding="async"
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
