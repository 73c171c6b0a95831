import { commandsAtom, isUpdatingAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { givenKey } from '../i18n/givenKey.ts';
import styles from './BottomBar.module.css';
import { useStepCount } from './useStepCount.ts';
import type { FlowStep } from './useStepFlow.ts';

interface NextButtonProps {
  next: FlowStep | 'checkout';
  isWishlist: boolean;
  /** Whether a choice that the page requires is missing. */
  isBlocked: boolean;
  /** On the page of one product, the name of its step: until something of it is chosen, choosing is the page's main action. Otherwise empty. */
  detailOf: string;
}

/** Milliseconds for which Next shows its spinner after a press [STP-05]. */
const turnsFor = 1000;

/**
 * The link Next: to the next step; after the last step to the checkout, or to the wishlist in shops without payment
 * [STP-02]. It is disabled during a write to the cart, and while a choice that the page requires is missing [STP-03].
 */
export function NextButton({ next, isWishlist, isBlocked, detailOf }: NextButtonProps) {
  const { t } = useTranslation('host');
  const commands = useAtomValue(commandsAtom);
  const pending = useAtomValue(isUpdatingAtom);
  const [isTurning, turn] = useBriefly(turnsFor);
  const isUnchosen = useStepCount(detailOf) === 0 && detailOf !== '';
  const variant = isUnchosen ? 'secondary' : undefined;
  if (next === 'checkout') {
    const open = () => {
      turn();
      void commands.overlay.openCheckout('basket');
    };
    return (
      <Button
        variant={variant}
        pending={pending}
        disabled={isBlocked}
        iconEnd={isTurning && !pending ? <Spinner /> : undefined}
        onClick={open}
      >
        {isWishlist ? t('bottomBar.wishlist') : t('bottomBar.checkout')}
      </Button>
    );
  }
  const press = (event: MouseEvent) => {
    if (pending || isBlocked) event.preventDefault();
    else turn();
  };
  return (
    <ButtonLink
      variant={variant}
      className={styles.next}
      aria-busy={pending || undefined}
      aria-disabled={pending || isBlocked || undefined}
      onClick={press}
      iconEnd={pending || isTurning ? <Spinner /> : <Icon icon={ArrowRight} />}
      render={<ShopLink to={next.path} />}
    >
      <span>{t('bottomBar.next')}</span>
      <span className={styles.nextName}>{t(givenKey(`step.${next.name}.name`))}</span>
    </ButtonLink>
  );
}

/** A flag that is true for the given milliseconds after each start. */
const useBriefly = (milliseconds: number): readonly [isOn: boolean, start: () => void] => {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => setStartedAt(null), milliseconds);
    return () => clearTimeout(timer);
  }, [startedAt, milliseconds]);
  return [startedAt !== null, () => setStartedAt(performance.now())];
};
