import { renditions } from './renditions.ts';
import { sourceSet } from './sourceSet.ts';

/** Screens on which a full-screen picture shows only its middle: phones in portrait. */
export const tallScreen = '(max-aspect-ratio: 3/5)';

/** The source of a hero's middle, for tall screens. */
export const tallSource = (base: string) => ({
  media: tallScreen,
  srcSet: sourceSet(`${base}-tall`, renditions.hero.tall, 'avif'),
});
