import { tallScreen } from '@festival/shared-ui/picture/tallSource';

/** The height of a hero. `stage` fills the first screen and `poster` most of it; `band` is a low hero above a step; `quiet` is the lowest. */
export type HeroSize = 'stage' | 'poster' | 'band' | 'quiet';

/**
 * The displayed width of the whole picture (16:9). If a hero is higher than the picture at full width, the sides are
 * cut off, and the height in Hero.module.css determines the width. The values use the largest viewport (vh), although
 * the style uses the smallest (svh): on a phone Chromium fetches preloads before it knows the smallest, and would fetch
 * a second, larger rendition.
 */
const displayed: Record<HeroSize, string> = {
  stage: 'max(100vw, min(178vh, 1707px))',
  poster: 'max(100vw, min(128vh, 1309px))',
  band: 'max(100vw, 370px, min(59vh, 610px))',
  quiet: '100vw',
};

/** On screens with three device pixels per CSS pixel, a picture with about two pixels per CSS pixel looks the same. */
const dense = '(min-resolution: 2.5dppx)';
const lessDense = (width: string): string => `calc(0.6 * ${width})`;
const capped = (width: string): string => `${dense} ${lessDense(width)}, ${width}`;

/**
 * The `sizes` of a hero's picture. The home page's picture has the same `sizes` on every page, so that browsers reuse
 * the cached rendition. Tall screens are the exception, because the home page shows only the middle of the picture
 * there.
 */
export const heroSizes = (size: HeroSize, isHomeArt: boolean): string =>
  isHomeArt && size !== 'stage'
    ? `${tallScreen} and ${dense} ${lessDense(displayed[size])}, ${tallScreen} ${displayed[size]}, ${capped(displayed.stage)}`
    : capped(displayed[size]);

/** The `sizes` of the middle (2:3) of a hero that fills a tall screen. */
export const tallStageSizes = capped('max(100vw, min(67vh - 40px, 640px))');
