import { Skeleton } from './Skeleton.tsx';
import styles from './SkeletonCards.module.css';

type SkeletonCardsProps = {
  /** The expected number of cards. */
  count?: number;
  /** The name of the loading content, for screen readers. */
  label: string;
  /** `row` shows the picture next to the text, as in lists of buses and in the lines of a basket. */
  layout?: 'grid' | 'row';
};

/** The skeleton of a list of products. Each card has a picture, a heading, two lines, a price and a control. */
export function SkeletonCards({ count = 3, label, layout = 'grid' }: SkeletonCardsProps) {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={styles[layout]} role="status" aria-busy="true">
      <span className="visuallyHidden">{label}</span>
      {places.map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton shape={layout === 'row' ? 'fill' : 'picture'} className={styles.picture} />
          <div className={styles.text}>
            <Skeleton shape="heading" width="70%" />
            <Skeleton lines={2} />
            <div className={styles.foot}>
              <Skeleton shape="heading" width="5.5rem" />
              <Skeleton shape="control" width="8.5rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
