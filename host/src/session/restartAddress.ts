import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import { withoutCart } from '@festival/shared-ui/link/withoutCart';
import { queueAddress } from '../routing/navigation/queueAddress.ts';

/**
 * The address of a restart: the waiting room if the shop has one, otherwise the shop's home page. The query is kept,
 * without the parameters that name the expired cart [CNT-02, RTE-02].
 */
export const restartAddress = (config: Pick<ShopConfig, 'queueUrl' | 'slug'>, search: string): string =>
  queueAddress(config) ?? withCarriedQuery(`/${config.slug}`, withoutCart(search));
