import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { Check } from 'lucide-react';
import { useStepCount } from './useStepCount.ts';

const isPaidAtom = atom((get) => get(cartAtom)?.status === 'confirmed');

interface StepMarkProps {
  /** The step's name in the config. */
  name: string;
  /** The step's position in the flow, from 1. */
  place: number;
  className?: string;
}

/** The checkout's position in the flow, or a tick once the order is paid. */
export function CheckoutMark({ place, className }: Omit<StepMarkProps, 'name'>) {
  const isPaid = useAtomValue(isPaidAtom);
  return <Mark place={place} className={className} isDone={isPaid} />;
}

/** A step's position in the flow, or a tick once the cart contains a product of the step. */
export function StepMark({ name, place, className }: StepMarkProps) {
  return <Mark place={place} className={className} isDone={useStepCount(name) > 0} />;
}

function Mark({ place, className, isDone }: Omit<StepMarkProps, 'name'> & { isDone: boolean }) {
  return (
    <span className={className} data-chosen={isDone || undefined} aria-hidden="true">
      {isDone ? <Icon icon={Check} size="s" /> : place}
    </span>
  );
}
