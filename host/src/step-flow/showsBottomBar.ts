import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/** The bar stands on every page of a shop but its home and the payment's result, and only when `stepflow` is Yes [STP-02]. */
export const showsBottomBar = (config: ShopConfig | null, pathname: string): boolean => {
  if (!config?.stepflow) return false;
  const below = pathname.replace(/\/+$/, '').slice(`/${config.slug}`.length + 1);
  return below !== '' && below !== 'paymentstatus';
};
