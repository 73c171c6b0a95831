import { isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import type { UpsellOffer } from '@festival/shared-contracts/upsell/upsellOffers';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Picture } from '@festival/shared-ui/picture/Picture';
import { Price } from '@festival/shared-ui/price/Price';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfferTile.module.css';

/**
 * An offer: title, picture, price, and a button that adds it or opens its step. A single offer has the basket's full
 * width [OVL-12].
 */
export function OfferTile({ offer, isWide = false }: { offer: UpsellOffer; isWide?: boolean }) {
  const { t } = useTranslation('mf_basket');
  const isUpdating = useAtomValue(isUpdatingAtom);
  const titleId = useId();
  const buttonId = useId();
  const choose = useChoose();
  return (
    <article className={clsx(styles.tile, isWide && offer.image && styles.wide)} aria-labelledby={titleId}>
      {offer.image && <Picture base={offer.image} alt="" sizes="200px" className={styles.picture} />}
      <p id={titleId} className={styles.title}>
        {offer.title}
      </p>
      <Price cents={offer.price} size="s" />
      <Button
        id={buttonId}
        size="s"
        variant="secondary"
        block
        aria-labelledby={`${buttonId} ${titleId}`}
        aria-disabled={isUpdating}
        onClick={isUpdating ? undefined : () => void choose(offer)}
      >
        {offer.buttonLabel || t(`upsell.${offer.action.kind}`)}
      </Button>
    </article>
  );
}

/** The action of an offer's button [OVL-12]. */
function useChoose() {
  const commands = useCommands();
  return async ({ productId, action }: UpsellOffer): Promise<void> => {
    const { cart, navigation } = commands();
    if (action.kind === 'add') {
      await cart.setQuantity(productId, action.quantity);
      return;
    }
    // A navigation closes the overlay.
    await navigation.goTo(action.step);
  };
}
