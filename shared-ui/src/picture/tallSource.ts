import { renditions } from './renditions.ts';
import { sourceSet } from './sourceSet.ts';

/** Screens on which a picture that fills them shows only its middle: phones held upright. */
export const tallScreen = '(max-aspect-ratio: 3/5)';

/** The source of a hero's middle, for tall screens. */
export const tallSource = (base: string) => ({
  media: tallScreen,
  srcSet: sourceSet(`${base}-tall`, renditions.hero.tall, 'avif'),
});
