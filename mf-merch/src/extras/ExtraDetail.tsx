import type { ExposedProps } from '@festival/shared-contracts/exposed-module/exposedTypes';
import { isSoldOut } from '@festival/shared-contracts/product/isSoldOut';
import type { Product } from '@festival/shared-contracts/product/product';
import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Badge } from '@festival/shared-ui/badge/Badge';
import { Card } from '@festival/shared-ui/card/Card';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { Price } from '@festival/shared-ui/price/Price';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exposed } from '../exposed.ts';
import { ProductGallery } from '../product-card/ProductGallery.tsx';
import styles from './ExtraDetail.module.css';
import { useExtra } from './useExtra.ts';

/** The page of one extra: its picture, all its texts, and its quantity. If the extra is sold out, the page links to the other extras [EXT-01]. */
export function ExtraDetail({ params }: Pick<ExposedProps<Exposed['extra']>, 'params'>) {
  const { t } = useTranslation('mf_merch');
  const headingId = useId();
  const { product, isHeld, left } = useExtra(params.id);
  if (!product) return null;
  const { image, imageAlt, hideVisualOnMobile } = product.meta;
  return (
    <Card as="article" padding="none" chosen={isHeld} aria-labelledby={headingId} className={styles.detail}>
      {image && (
        <div className={clsx(styles.picture, hideVisualOnMobile && styles.notOnPhones)}>
          <ProductGallery images={[image]} alt={imageAlt} sizes="(min-width: 768px) 600px, calc(100vw - 2rem)" />
        </div>
      )}
      <div className={styles.body}>
        {left !== null && (
          <div>
            <Badge>{t('left', { count: left })}</Badge>
          </div>
        )}
        <h2 id={headingId} className={styles.name}>
          {product.name}
        </h2>
        <ExtraSale product={product} isHeld={isHeld} />
        <ExtraWords product={product} />
      </div>
    </Card>
  );
}

function ExtraWords({ product: { name, meta } }: { product: Product }) {
  const { t } = useTranslation('mf_merch');
  return (
    <>
      {meta.description && <p>{meta.description}</p>}
      {meta.perks.length > 0 && (
        <ul className={styles.perks} aria-label={t('extras.perks', { name })}>
          {meta.perks.map((perk) => (
            <li key={perk} className={styles.perk}>
              <Icon icon={Check} size="s" className={styles.tick} />
              <span>{perk}</span>
            </li>
          ))}
        </ul>
      )}
      {meta.productDisclaimer && <p className={styles.note}>{meta.productDisclaimer}</p>}
    </>
  );
}

/** Price and quantity. A sold-out extra in the cart can still be removed. */
function ExtraSale({ product, isHeld }: { product: Product; isHeld: boolean }) {
  const { t } = useTranslation('mf_merch');
  const showsSoldOutPrice = useAtomValue(configAtom)?.soldoutPrice ?? false;
  const isGone = isSoldOut(product) && !isHeld;
  return (
    <div className={styles.sale}>
      {(!isGone || showsSoldOutPrice) && <Price cents={product.price} size="xl" className={styles.price} />}
      {isGone ? (
        <p className={styles.gone}>
          <span>{t('extras.gone')}</span> <ShopLink to="extras">{t('extras.others')}</ShopLink>
        </p>
      ) : (
        <ProductQuantity productId={product.id} />
      )}
    </div>
  );
}
