import { plainBrand } from '@festival/service-kit/mail/plainBrand';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Pool } from 'pg';
import { type MailBrand, mailBrand } from './mailBrand.ts';

/**
 * The design of a shop's mails and tickets: its brand's settings, or plain paper with the festival's name if there are
 * none.
 */
export const brandOfShop = async (pool: Pool, { ossBrand, festivalData }: ShopConfig): Promise<MailBrand> =>
  (await mailBrand(pool, ossBrand)) ?? plainBrand(festivalData.title);
