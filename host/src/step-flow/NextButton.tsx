import { commandsAtom, isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useTranslation } from '@festival/shared-ui/texts/useTranslation';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ShopLink } from '../routes/ShopLink.tsx';
import styles from './BottomBar.module.css';
import type { FlowStep } from './useStepFlow.ts';

interface NextButtonProps {
  next: FlowStep | 'checkout';
  savesWishlist: boolean;
}

/**
 * The way to the next step, after the last one to the checkout, or to the wishlist in shops without payment [STP-02]. It waits
 * while the cart is written [STP-03].
 */
export function NextButton({ next, savesWishlist }: NextButtonProps) {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const pending = useAtomValue(isUpdatingAtom);
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
