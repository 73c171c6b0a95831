import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { StayOffer } from '../exposed.ts';

/** What goes with the chosen room; before one is chosen, or for one that is not on the page, what goes with the first [TRV-02]. */
export const offeredExtrasOf = ({ options, extras }: StayOffer, optionId: string | undefined): OfferedExtra[] =>
  extras[optionId ?? ''] ?? extras[options[0]?.id ?? ''] ?? [];
