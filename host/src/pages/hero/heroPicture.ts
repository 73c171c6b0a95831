import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { heroArt } from './heroArt.ts';
import { type HeroSize, heroSizes, tallStageSizes } from './heroSizes.ts';

export interface HeroPicture {
  /** The address without width and extension, or the address of a single file. */
  base: string;
  /** The same value as in `<img sizes>`. */
  sizes: string;
  /**
   * The `sizes` for the middle of the picture, which fills tall screens; undefined if tall screens get the whole
   * picture.
   */
  tallSizes: string | undefined;
}

/** The picture at the top of a page; null if the shop has none [HDR-03]. */
export const heroPicture = (config: ShopConfig | null, place: string, size: HeroSize): HeroPicture | null => {
  const base = config && heroArt(config, place);
  if (!base) return null;
  const isHomeArt = base === heroArt(config, 'home');
  return { base, sizes: heroSizes(size, isHomeArt), tallSizes: size === 'stage' ? tallStageSizes : undefined };
};
