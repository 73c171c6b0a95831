import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { listShops } from '@festival/shared-contracts/api/shopCalls';
import type { PageData } from '../../src/page/pageData.ts';
import { shopApi } from '../shop/shopDirectory.ts';
import { awayFailure } from './awayFailure.ts';

/** The content of a page outside of all shops: the shops of this deployment. */
export async function withShops(page: PageData, shopApiUrl: string): Promise<PageData> {
  const shops = await callEndpoint(shopApi(shopApiUrl), listShops, { params: {} });
  return shops.ok ? { ...page, shops: shops.value } : { ...page, failure: awayFailure(page) };
}
