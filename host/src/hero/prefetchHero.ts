import { fallbackSource, isSingleFile, sourceSet } from '@festival/shared-ui/picture/sourceSet';
import type { HeroPicture } from './heroPicture.ts';

/** Pictures under way: without a reference the browser may drop them. */
const underWay = new Map<string, HTMLImageElement>();

/** Fetches the picture of a page that may be opened next, in the rendition that its page will show. */
export const prefetchHero = ({ base, widths, sizes }: HeroPicture): void => {
  if (underWay.has(base)) return;
  const image = new Image();
  underWay.set(base, image);
  image.fetchPriority = 'low';
  image.sizes = sizes;
  if (isSingleFile(base)) image.src = base;
  else {
    const picture = document.createElement('picture');
    const source = document.createElement('source');
    Object.assign(source, { type: 'image/avif', srcset: sourceSet(base, widths, 'avif'), sizes });
    picture.append(source, image);
    image.srcset = sourceSet(base, widths, 'webp');
    image.src = fallbackSource(base, widths);
  }
};
