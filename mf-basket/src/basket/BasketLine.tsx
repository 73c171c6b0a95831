import { lineAmount } from '@festival/shared-contracts/cart/lineAmount';
import type { Product } from '@festival/shared-contracts/product/product';
import {
  choicesAtom,
  configAtom,
  formerPricesAtom,
  isUpdatingAtom,
  productsAtom,
} from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { Price } from '@festival/shared-ui/price/Price';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { StayFacts } from '@festival/shared-ui/stay-facts/StayFacts';
import { useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './BasketLine.module.css';
import { lineControls, noControls } from './lineControls.ts';
import { RideTimes } from './RideTimes.tsx';
import { removeLine } from './removeLine.ts';

type BasketLineProps = { product: Product; quantity: number; isReadOnly?: boolean };

/** One product on the receipt: picture, name, its own terms, quantity, price, and the controls to change or remove it [BSK-04, BRD-09]. */
export function BasketLine({ product, quantity, isReadOnly = false }: BasketLineProps) {
  const money = useMoney();
  const { t } = useTranslation('mf_basket');
  const { hideButtons, showRemoveButton } = isReadOnly ? noControls : lineControls(product);
  const unit = lineAmount(product, 1);
  const { image, productImages, productDisclaimer } = product.meta;
  const picture = image || productImages[0];
  return (
    <li className={styles.line}>
      {picture && (
        <div className={styles.picture}>
          <Picture base={picture} alt="" sizes="3rem" fill />
        </div>
      )}
      <div className={styles.what}>
        <p className={styles.name}>{hideButtons && quantity > 1 ? `${quantity} × ${product.name}` : product.name}</p>
        <RideTimes product={product} />
        <StayFacts productId={product.id} className={styles.unit} />
        <ReplacedTickets product={product} />
        <ChangedPrice product={product} />
        {productDisclaimer && <p className={styles.unit}>{productDisclaimer}</p>}
        {quantity > 1 && unit > 0 && <p className={styles.unit}>{t('line.unit', { price: money(unit) })}</p>}
      </div>
      <p className={styles.amount}>{unit === 0 ? t('line.free') : <Price cents={lineAmount(product, quantity)} />}</p>
      <div className={styles.foot}>
        {!hideButtons && <ProductQuantity productId={product.id} align="start" size="s" showsInCart={false} />}
        {showRemoveButton && <RemoveLine product={product} />}
      </div>
    </li>
  );
}

/** The earlier tickets that an upgrade may replace, by their names in the page's language if the shop knows them [UPG-02]. */
function ReplacedTickets({ product }: Pick<BasketLineProps, 'product'>) {
  const { t } = useTranslation('mf_basket');
  const sold = useAtomValue(productsAtom);
  const upgrades = useAtomValue(configAtom)?.upgradableOrder?.upgrades ?? [];
  const tickets = upgrades
    .filter(({ upgradeOptions }) => upgradeOptions.some(({ productId }) => productId === product.id))
    .map(({ id, name }) => sold.find((ticket) => ticket.id === id)?.name ?? name);
  if (tickets.length === 0) return null;
  return <p className={styles.unit}>{t('line.replaces', { tickets: tickets.join(' / ') })}</p>;
}

/** Both prices of a product whose price has changed since it was chosen [BYD-03]. */
function ChangedPrice({ product }: Pick<BasketLineProps, 'product'>) {
  const money = useMoney();
  const { t } = useTranslation('mf_basket');
  const former = useAtomValue(formerPricesAtom)[product.id];
  if (former === undefined) return null;
  const prices = { price: money(product.price), former: money(former) };
  return <p className={styles.changed}>{t('line.changed', prices)}</p>;
}

/** Removes a line after the shopper confirms it [BSK-04]. */
function RemoveLine({ product }: Pick<BasketLineProps, 'product'>) {
  const { t } = useTranslation('mf_basket');
  const commands = useCommands();
  const isUpdating = useAtomValue(isUpdatingAtom);
  const stay = useAtomValue(choicesAtom).travel;
  const remove = () => void removeLine(product, { commands: commands(), stay });
  return (
    <Button
      className={styles.remove}
      variant="quiet"
      size="s"
      icon={<Icon icon={Trash2} size="s" />}
      aria-label={t('line.removeName', { name: product.name })}
      aria-disabled={isUpdating}
      onClick={isUpdating ? undefined : remove}
    >
      {t('line.remove')}
    </Button>
  );
}
