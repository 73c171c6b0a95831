import type { StepView } from '@festival/shared-contracts/state/primitives';
import { commandsAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ShopLink } from '../routes/ShopLink.tsx';
import styles from './BottomBar.module.css';

interface NextButtonProps {
  next: StepView | 'checkout';
  /** Whether a write to the cart is running: the shopper waits for it [STP-03]. */
  pending: boolean;
  savesWishlist: boolean;
}

/**
 * The way to the next step, after the last one to the checkout, or to the wishlist in shops without payment [STP-02].
 */
export function NextButton({ next, pending, savesWishlist }: NextButtonProps) {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  if (next === 'checkout') {
    return (
      <Button pending={pending} onClick={() => commands.overlay.openCheckout('basket')}>
        {savesWishlist ? t('bottomBar.wishlist') : t('bottomBar.checkout')}
      </Button>
    );
  }
  const wait = (event: MouseEvent) => {
    if (pending) event.preventDefault();
  };
  return (
    <ButtonLink
      className={styles.next}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={wait}
      iconEnd={pending ? <Spinner /> : <Icon icon={ArrowRight} />}
      render={<ShopLink to={next.path} />}
    >
      {t('bottomBar.next')}
      <span className={styles.nextName}>{t(`step.${next.name}.name`)}</span>
    </ButtonLink>
  );
}
