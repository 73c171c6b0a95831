import { renditions } from '@festival/shared-ui/picture/renditions';
import { isSingleFile, sourceSet } from '@festival/shared-ui/picture/sourceSet';
import { tallSource } from '@festival/shared-ui/picture/tallSource';
import type { HeroPicture } from './heroPicture.ts';

/** The running picture requests: without a reference the browser may cancel them. */
const underWay = new Map<string, HTMLImageElement>();

const sourceOf = (attributes: Partial<HTMLSourceElement>): HTMLSourceElement =>
  Object.assign(document.createElement('source'), { type: 'image/avif', ...attributes });

/** Prefetches the picture of a page that may be opened next, in the rendition that its page will show. */
export const prefetchHero = ({ base, sizes, tallSizes }: HeroPicture): void => {
  if (underWay.has(base)) return;
  const image = new Image();
  underWay.set(base, image);
  image.fetchPriority = 'low';
  if (isSingleFile(base)) {
    image.src = base;
    return;
  }
  const picture = document.createElement('picture');
  if (tallSizes) {
    const { srcSet, media } = tallSource(base);
    picture.append(sourceOf({ srcset: srcSet, media, sizes: tallSizes }));
  }
  picture.append(sourceOf({ srcset: sourceSet(base, renditions.hero.avif, 'avif'), sizes }), image);
  image.sizes = sizes;
  image.srcset = sourceSet(base, renditions.hero.webp, 'webp');
};
