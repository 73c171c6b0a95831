import { renditions } from '@festival/shared-ui/picture/renditions';
import { isSingleFile, sourceSet } from '@festival/shared-ui/picture/sourceSet';
import { tallScreen, tallSource } from '@festival/shared-ui/picture/tallSource';
import { preload } from 'react-dom';
import type { HeroPicture } from './heroPicture.ts';

/** Requests the picture of a hero before all others, in the rendition that `Picture` will show [HDR-03]. */
export function preloadHero({ base, sizes, tallSizes }: HeroPicture): void {
  const first = { as: 'image', fetchPriority: 'high' } as const;
  const avif = { ...first, type: 'image/avif' };
  const whole = { ...avif, imageSrcSet: sourceSet(base, renditions.hero.avif, 'avif'), imageSizes: sizes };
  if (isSingleFile(base)) {
    preload(base, first);
  } else if (tallSizes) {
    const { srcSet, media } = tallSource(base);
    preload(`${base}-tall-720.avif`, { ...avif, imageSrcSet: srcSet, imageSizes: tallSizes, media });
    preload(`${base}-960.avif`, { ...whole, media: `not all and ${tallScreen}` });
  } else {
    preload(`${base}-960.avif`, whole);
  }
}
