import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { briefly } from '../caching/briefly.ts';
import { ShopApiAway, type ShopKeys, shopApi } from './shopDirectory.ts';

/** The public data of a shop's page. */
export interface Catalogue {
  /** The shop's config, without its keys, which only the server has. */
  config: ShopConfig;
  products: readonly Product[];
}

/** Reads a shop's catalogue. @throws ShopApiAway if the API does not answer, ContractDrift if its answer breaks the contract. */
export type ShopCatalogue = (keys: ShopKeys) => Promise<Catalogue>;

function requireAnswer<Value>(what: string, answer: Result<Value>): Value {
  if (answer.ok) return answer.value;
  throw new ShopApiAway(`${what}: ${answer.error.status} ${answer.error.message}`);
}

const withoutKeys = (config: ShopConfig): ShopConfig => ({ ...config, shopToken: '', preregistrationKey: '' });

/** The catalogues of shops, each read at most once per interval. */
export function shopCatalogue(shopApiUrl: string, milliseconds: number): ShopCatalogue {
  async function read(keys: ShopKeys): Promise<Catalogue> {
    const http = shopApi(shopApiUrl, keys);
    const [config, products] = await Promise.all([
      callEndpoint(http, getShop, { params: {} }),
      callEndpoint(http, getProducts, { params: {} }),
    ]);
    return {
      config: withoutKeys(requireAnswer('The config', config)),
      products: requireAnswer('The products', products),
    };
  }
  return briefly(({ apiNamespace, shopToken }) => JSON.stringify([apiNamespace, shopToken]), read, { milliseconds });
}
