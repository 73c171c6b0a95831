import type { ShopConfig } from './shopConfig.ts';

/** Whether an account of this membership level can buy at this moment (milliseconds); without a start everybody can [ERR-06]. */
export const hasSaleStarted = (saleStarts: ShopConfig['saleStarts'], level: number, now: number): boolean =>
  !saleStarts?.length ||
  saleStarts.some(({ membershipLevel, from }) => level >= membershipLevel && Date.parse(from) <= now);
