import clsx from 'clsx';
import styles from './Picture.module.css';
import { type ArtKind, renditions } from './renditions.ts';
import { isSingleFile, sourceSet } from './sourceSet.ts';
import { tallSource } from './tallSource.ts';

type PictureProps = {
  /** The URL without width and file type (`/brand/nachtwoud/art/weekend`), or the URL of a single file. */
  base: string;
  /** A description; empty if the text next to the picture has the same content. */
  alt: string;
  /** The kind of picture, which determines its renditions and the size of the space to reserve. */
  kind?: ArtKind;
  /** The width at which the picture is shown, as in `<img sizes>`. */
  sizes?: string;
  /** The same value for tall screens, which show only the middle of a hero. If it is missing, they get the whole picture. */
  tallSizes?: string;
  /** Whether this is one of the most important pictures, large on the first screen. Such a picture is loaded at once with high priority. */
  priority?: boolean;
  /** The picture's dominant colour, shown until the picture is loaded. */
  color?: string;
  /** Makes the picture fill its container, cropped at the edges, instead of using the picture's own height. */
  fill?: boolean;
  className?: string;
};

/**
 * A picture in AVIF, with WebP as a fallback, in the width that fits the screen; or a single file. Its space is
 * reserved and coloured before it is loaded, so that nothing moves. The most important pictures are loaded at once. All
 * others are loaded after the page's scripts, shortly before they are visible.
 */
export function Picture(props: PictureProps) {
  const { base, alt, kind = 'product', sizes = '100vw', tallSizes, priority = false } = props;
  const { color, fill = false, className } = props;
  const { ratio, avif, webp } = renditions[kind];
  const single = isSingleFile(base);
  const width = avif[avif.length - 1] ?? 0;
  return (
    <picture className={clsx(styles.picture, fill && styles.fill, className)} style={{ backgroundColor: color }}>
      {!single && tallSizes && <source type="image/avif" {...tallSource(base)} sizes={tallSizes} />}
      {!single && <source type="image/avif" srcSet={sourceSet(base, avif, 'avif')} sizes={sizes} />}
      {!single && <source type="image/webp" srcSet={sourceSet(base, webp, 'webp')} sizes={sizes} />}
      <img
        className={styles.image}
        src={single ? base : `${base}-${kind === 'hero' ? 960 : 480}.webp`}
        alt={alt}
        width={width}
        height={Math.round((width * ratio[1]) / ratio[0])}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        // The script inside the page may change how the picture is loaded (`holdLatePictures`).
        suppressHydrationWarning
      />
    </picture>
  );
}
