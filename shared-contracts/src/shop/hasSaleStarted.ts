import type { ShopConfig } from './shopConfig.ts';

/** Whether an account with this membership level can buy at this time (milliseconds); without a start time all accounts can [ERR-06]. */
export const hasSaleStarted = (saleStarts: ShopConfig['saleStarts'], level: number, now: number): boolean =>
  !saleStarts?.length ||
  saleStarts.some(({ membershipLevel, from }) => level >= membershipLevel && Date.parse(from) <= now);
