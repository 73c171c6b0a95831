import clsx from 'clsx';
import styles from './Picture.module.css';
import { type ArtKind, renditions } from './renditions.ts';
import { isSingleFile, sourceSet } from './sourceSet.ts';
import { tallSource } from './tallSource.ts';

type PictureProps = {
  /** The URL without width and file type (`/brand/nachtwoud/art/weekend`), or the URL of a single file. */
  base: string;
  /** A description; empty if the text next to the picture says the same. */
  alt: string;
  /** Its renditions, and the size of the space to reserve. */
  kind?: ArtKind;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** The same for tall screens, which show only the middle of a hero. Without it they get the whole picture. */
  tallSizes?: string;
  /** One of the most important pictures, large on the first screen. It is loaded at once with high priority. */
  priority?: boolean;
  /** Its dominant colour, shown until it is loaded. */
  color?: string;
  /** Fills its container, cropped at the edges, instead of using the picture's height. */
  fill?: boolean;
  className?: string;
};

/**
 * A picture in AVIF, with WebP as a fallback, at the width that fits the screen; or a single file. Its space is
 * reserved and coloured before it is loaded, so that nothing moves. All but the most important pictures are loaded
 * shortly before they are visible, after the page's scripts.
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
        // The page may load it sooner (`holdLatePictures`).
        suppressHydrationWarning
      />
    </picture>
  );
}
