import clsx from 'clsx';
import styles from './Picture.module.css';
import { type ArtKind, renditions } from './renditions.ts';
import { isSingleFile, sourceSet } from './sourceSet.ts';
import { tallSource } from './tallSource.ts';

type PictureProps = {
  /** The address without width and file type (`/brand/nachtwoud/art/weekend`), or the address of a single file. */
  base: string;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** Which renditions it has, and the room that it needs until it arrives. */
  kind?: ArtKind;
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** The same on tall screens, where only the middle of a hero is shown. Without it they get the whole. */
  tallSizes?: string;
  /** One of the most important pictures, large on the first screen: fetched at once and before others. */
  priority?: boolean;
  /** Its dominant colour, shown until it arrives. */
  color?: string;
  /** Fills its container, cropped at the edges, instead of having its own height. */
  fill?: boolean;
  className?: string;
};

/**
 * A picture in AVIF, or WebP where a browser does not read that, at the width that fits the screen; or a single file. Its room
 * is reserved and coloured before it arrives, so that nothing moves. All but the most important ones come when they are
 * nearly on the screen, after what the page needs to work.
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
        // The page may have fetched it sooner (`holdLatePictures`).
        suppressHydrationWarning
      />
    </picture>
  );
}
