import type { OfferedExtra } from '@festival/shared-contracts/travel/offeredExtra';
import type { StayOffer } from '../exposed.ts';

/** The extras of the chosen room. Before a choice, or for a room that is not on the page, the extras of the first room [TRV-02]. */
export const offeredExtrasOf = ({ options, extras }: StayOffer, optionId: string | undefined): OfferedExtra[] =>
  extras[optionId ?? ''] ?? extras[options[0]?.id ?? ''] ?? [];
