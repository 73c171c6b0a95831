import clsx from 'clsx';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /**
   * The shape to reserve: a line of text, a heading, a control, a picture, a circle, or a box that fills its container.
   */
  shape?: 'line' | 'heading' | 'control' | 'picture' | 'round' | 'fill';
  /** The number of lines; the last line is shorter. */
  lines?: number;
  /** Any CSS length. For text, a percentage of the line's width. */
  width?: string;
  className?: string;
};

/** Reserves the space of loading content, in the content's shape. It is hidden from screen readers, because the container is `aria-busy`. */
export function Skeleton({ shape = 'line', lines = 1, width, className }: SkeletonProps) {
  const places = Array.from({ length: lines }, (_, index) => index + 1);
  const widthOf = (place: number) => width ?? (lines > 1 && place === lines ? '62%' : undefined);
  return (
    <span className={clsx(styles.group, shape === 'fill' && styles.filling, className)} aria-hidden="true">
      {places.map((place) => (
        <span key={place} className={clsx(styles.skeleton, styles[shape])} style={{ inlineSize: widthOf(place) }} />
      ))}
    </span>
  );
}
