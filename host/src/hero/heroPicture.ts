import type { HeroPlace } from '@festival/shared-contracts/routes/routeRow';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { heroArt } from './heroArt.ts';

/** The widths in which each hero was rendered. */
const widths = [480, 960, 1920] as const;

/** The displayed width of the picture: on a tall phone its sides are cut off, so the height determines it. */
const shownWidth = {
  stage: 'max(100vw, 178svh)',
  poster: 'max(100vw, 125svh)',
  band: '100vw',
  quiet: '100vw',
} as const;

/** `stage` fills the first screen, `poster` most of it, `band` is above a step, `quiet` is the lowest. */
export type HeroSize = keyof typeof shownWidth;

export interface HeroPicture {
  /** The address without width and extension. */
  base: string;
  widths: readonly number[];
  /** As in `<img sizes>`. */
  sizes: string;
}

/** The picture at the top of a page; null when the shop has none [HDR-03]. */
export const heroPicture = (config: ShopConfig | null, place: HeroPlace, size: HeroSize): HeroPicture | null => {
  const base = config && heroArt(config, place);
  if (!base) return null;
  // The home page's picture in a smaller size: browsers use a larger rendition that they have cached, so the same one
  // is requested.
  const isHomeArt = base === heroArt(config, 'home');
  return { base, widths, sizes: shownWidth[isHomeArt ? 'stage' : size] };
};
