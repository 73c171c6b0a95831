import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check } from 'lucide-react';
import { useStepCount } from './useStepCount.ts';

interface StepMarkProps {
  /** The step's name in the config. */
  name: string;
  /** Its place in the flow, from 1. */
  place: number;
  className?: string;
}

/** A step's place in the flow, or a tick once something of it is chosen. */
export function StepMark({ name, place, className }: StepMarkProps) {
  const isChosen = useStepCount(name) > 0;
  return (
    <span className={className} data-chosen={isChosen || undefined} aria-hidden="true">
      {isChosen ? <Icon icon={Check} size="s" /> : place}
    </span>
  );
}
