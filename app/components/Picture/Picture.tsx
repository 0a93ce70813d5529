import type { Picture as PictureData } from "../../schema/picture.ts";

interface PictureProps {
  picture: PictureData;
  /** How wide it stands, for photographs: "(min-width: 992px) 400px, 100vw". */
  sizes?: string;
  /** Set for the first picture of a page; all others load when they come near. */
  priority?: boolean;
  className?: string | undefined;
}

/** A drawing or a photograph, in the best format the browser knows. */
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
