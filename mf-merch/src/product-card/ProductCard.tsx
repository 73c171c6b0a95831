import { Card } from '@festival/shared-ui/card/Card';
import { Price } from '@festival/shared-ui/price/Price';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './ProductCard.module.css';
import { ProductGallery } from './ProductGallery.tsx';

type ProductCardProps = {
  name: string;
  /** The name in the heading, if it is a link. */
  title?: ReactNode;
  description: string;
  /** Addresses of the product's pictures, the first one large. */
  images: readonly string[];
  imageAlt: string;
  /** Cents; null if a sold-out product hides its price. */
  price: number | null;
  /** A badge on the picture: last ones, sold out. */
  badge?: ReactNode;
  isChosen: boolean;
  /** Hides the picture on phones. */
  hidesPictureOnPhones?: boolean;
  /** Content between text and price, such as a choice of size. */
  children?: ReactNode;
  /** The control next to the price. */
  action: ReactNode;
};

/** A product's card: picture, texts, price, quantity. */
export function ProductCard(props: ProductCardProps) {
  const { name, title = name, description, images, imageAlt, price, badge, isChosen, hidesPictureOnPhones } = props;
  const headingId = useId();
  return (
    <Card as="article" padding="none" chosen={isChosen} aria-labelledby={headingId} className={styles.card}>
      {images.length > 0 && (
        <div className={clsx(styles.picture, hidesPictureOnPhones && styles.notOnPhones)}>
          <ProductGallery images={images} alt={imageAlt} badge={badge} />
        </div>
      )}
      <div className={styles.body}>
        {images.length === 0 && badge && <div>{badge}</div>}
        <h2 id={headingId} className={styles.name}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
        {props.children}
      </div>
      <div className={styles.foot}>
        {price !== null && <Price cents={price} size="l" className={styles.price} />}
        <div className={styles.action}>{props.action}</div>
      </div>
    </Card>
  );
}
