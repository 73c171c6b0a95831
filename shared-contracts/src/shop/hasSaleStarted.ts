import type { ShopConfig } from './shopConfig.ts';

/** Whether an account of this membership level may buy at this moment (milliseconds); everybody may where no start is set [ERR-06]. */
export const hasSaleStarted = (saleStarts: ShopConfig['saleStarts'], level: number, now: number): boolean =>
  !saleStarts?.length ||
  saleStarts.some(({ membershipLevel, from }) => level >= membershipLevel && Date.parse(from) <= now);
