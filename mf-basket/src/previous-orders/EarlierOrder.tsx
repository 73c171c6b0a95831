import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { OriginalOrder, Purchase } from '@festival/shared-contracts/order-lookup/orderLookup';
import { languageAtom, productsAtom } from '@festival/shared-contracts/state/shopState';
import { Card } from '@festival/shared-ui/card/Card';
import { Price } from '@festival/shared-ui/price/Price';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { isTravelPurchase, purchaseTitle } from './isTravelPurchase.ts';
import styles from './PreviousOrders.module.css';

/** The content of an earlier order: travel items first, then the rest [LKP-03, OVL-05]. */
export function EarlierOrder({ order: { reference, purchases } }: { order: OriginalOrder }) {
  const { t } = useLaterTexts();
  const id = useId();
  const groups = [
    { name: 'travel', items: purchases.filter(isTravelPurchase) },
    { name: 'other', items: purchases.filter((purchase) => !isTravelPurchase(purchase)) },
  ] as const;
  return (
    <Card as="li" className={styles.order} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {t('orders.order', { reference })}
      </h3>
      {groups.map(
        ({ name, items }) =>
          items.length > 0 && (
            <div key={name}>
              <p className={styles.group}>{t(`orders.items.${name}`)}</p>
              <ul className={styles.items}>
                {items.map((purchase) => (
                  <PurchaseLine key={purchase.id} purchase={purchase} />
                ))}
              </ul>
            </div>
          ),
      )}
    </Card>
  );
}

/** A purchase in the page's language: the shop's name for it, otherwise the name in its order. */
function PurchaseLine({ purchase }: { purchase: Purchase }) {
  const language = useAtomValue(languageAtom);
  const sold = useAtomValue(productsAtom).find(({ id }) => id === purchase.id);
  const name = sold?.name ?? purchase.texts[language]?.name ?? purchaseTitle(purchase);
  return (
    <li className={styles.item}>
      <span>{`${purchase.quantity} × ${name}`}</span>
      <Price cents={lineAmount(purchase, purchase.quantity)} size="s" />
    </li>
  );
}
