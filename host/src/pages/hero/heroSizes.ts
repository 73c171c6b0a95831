import { tallScreen } from '@festival/shared-ui/picture/tallSource';

/** How large a hero is: `stage` fills the first screen, `poster` most of it, `band` is above a step, `quiet` is the lowest. */
export type HeroSize = 'stage' | 'poster' | 'band' | 'quiet';

/**
 * The displayed width of the whole picture (16:9): where a hero is higher than that, the sides are cut off, and its height, as in
 * Hero.module.css, determines the width. It is of the largest viewport, where the style takes the smallest (svh): Chromium
 * fetches preloads before it knows that one on a phone, and would fetch a second, larger rendition.
 */
const displayed: Record<HeroSize, string> = {
  stage: 'max(100vw, min(178vh, 1707px))',
  poster: 'max(100vw, min(128vh, 1309px))',
  band: 'max(100vw, 370px, min(59vh, 610px))',
  quiet: '100vw',
};

/** Nobody sees more than about two pixels of a picture in each unit of a phone's screen that has three. */
const dense = '(min-resolution: 2.5dppx)';
const lessDense = (width: string): string => `calc(0.6 * ${width})`;
const capped = (width: string): string => `${dense} ${lessDense(width)}, ${width}`;

/**
 * The `sizes` of a hero's picture. The home page's art has those of the home page, except on tall screens, where that shows
 * its middle: browsers use a larger rendition that they have cached, so the same one is requested.
 */
export const heroSizes = (size: HeroSize, isHomeArt: boolean): string =>
  isHomeArt && size !== 'stage'
    ? `${tallScreen} and ${dense} ${lessDense(displayed[size])}, ${tallScreen} ${displayed[size]}, ${capped(displayed.stage)}`
    : capped(displayed[size]);

/** The `sizes` of the middle (2:3) of a hero that fills a tall screen. */
export const tallStageSizes = capped('max(100vw, min(67vh - 40px, 640px))');
