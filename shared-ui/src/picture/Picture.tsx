import clsx from 'clsx';
import styles from './Picture.module.css';
import { fallbackSource, isSingleFile, sourceSet } from './sourceSet.ts';

type PictureProps = {
  /** The address without width and file type (`/brand/solstrand/art/weekend`), or the address of a single file. */
  base: string;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** The widths that were rendered. Product art has these two; heroes have 480, 960 and 1920. */
  widths?: readonly number[];
  /** Width to height, to reserve its room before it arrives. */
  ratio?: readonly [width: number, height: number];
  /** The width at which it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** The most important picture: fetched at once and before others. */
  priority?: boolean;
  /** Its dominant colour, shown until it arrives. */
  color?: string;
  /** Fills its container, cropped at the edges, instead of having its own height. */
  fill?: boolean;
  className?: string;
};

/**
 * A picture in AVIF, or WebP where a browser does not read that, at the width that fits the screen. Its room is reserved and
 * coloured before it arrives, so that nothing moves.
 */
export function Picture(props: PictureProps) {
  const { base, alt, widths = [480, 960], ratio = [4, 3], sizes = '100vw', priority = false } = props;
  const { color, fill = false, className } = props;
  const width = Math.max(...widths);
  const single = isSingleFile(base);
  return (
    <picture className={clsx(styles.picture, fill && styles.fill, className)} style={{ backgroundColor: color }}>
      {!single && <source type="image/avif" srcSet={sourceSet(base, widths, 'avif')} sizes={sizes} />}
      {!single && <source type="image/webp" srcSet={sourceSet(base, widths, 'webp')} sizes={sizes} />}
      <img
        className={styles.image}
        src={single ? base : fallbackSource(base, widths)}
        alt={alt}
        width={width}
        height={Math.round((width * ratio[1]) / ratio[0])}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
