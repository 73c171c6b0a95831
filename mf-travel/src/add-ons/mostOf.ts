import type { AddOn } from '@festival/shared-contracts/travel/addOn';

/** The most of an add-on that a press may ask for: what was left when the order was looked up, and never more than 9 [TIX-09]. */
export const mostOf = ({ stock }: Pick<AddOn, 'stock'>): number => Math.min(9, stock ?? 9);
