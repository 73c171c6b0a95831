import { Picture } from '@festival/shared-ui/picture/Picture';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ProductGallery.module.css';

type ProductGalleryProps = {
  /** Addresses of the pictures, at least one. */
  images: readonly string[];
  alt: string;
  /** A badge on the picture. */
  badge?: ReactNode;
  /** The width of the large picture, as in `<img sizes>`; the width of a card by default. */
  sizes?: string;
};

const sizesOfCard = '(min-width: 1024px) 360px, (min-width: 600px) 50vw, calc(100vw - 2rem)';

/** The pictures of one product: one large picture, and the others below it to choose from [MER-01]. */
export function ProductGallery({ images, alt, badge, sizes = sizesOfCard }: ProductGalleryProps) {
  const { t } = useTranslation('mf_merch');
  const [shown, setShown] = useState(0);
  return (
    <div className={styles.gallery}>
      <div className={styles.large}>
        <Picture base={images[shown] ?? images[0] ?? ''} alt={alt} sizes={sizes} fill />
        {badge && <span className={styles.badge}>{badge}</span>}
      </div>
      {images.length > 1 && (
        <ul className={styles.row} aria-label={t('gallery.name')}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={styles.small}
                aria-label={t('gallery.picture', { number: index + 1, total: images.length })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture base={image} alt="" sizes="4rem" fill />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
