import type { StepLinks } from '@festival/shared-contracts/state/primitives';
import type { PageData } from '../page/pageData.ts';

/**
 * The paths of a page's steps, by the kinds that the steps sell and by the platform's names of tiles. If several steps
 * declare a kind or a name, the first one gets it [BRD-07, OVL-12].
 */
export const stepLinksOf = ({ remoteSteps }: Pick<PageData, 'remoteSteps'>): StepLinks => {
  const links: StepLinks = { ofKinds: {}, ofTiles: {} };
  for (const { name, sells, tileLinks = [] } of remoteSteps?.steps ?? []) {
    for (const kind of sells) links.ofKinds[kind] ??= name;
    for (const word of tileLinks) links.ofTiles[word] ??= name;
  }
  return links;
};
