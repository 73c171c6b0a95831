import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';

/**
 * The address, without width and extension, of a page's picture: the background of its place, otherwise the festival's
 * hero, otherwise the main background. Null if the shop has none of them [HDR-03].
 */
export const heroArt = (config: ShopConfig, place: string): string | null => {
  const { backgrounds } = config.shopTheme;
  return backgrounds[place] || config.festivalData.heroImage || backgrounds.main || null;
};
