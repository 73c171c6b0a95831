import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { PlaceName } from '@festival/shared-contracts/step/places';
import type { PageData } from '../../page/pageData.ts';

/** The exposed module that fills a place of the shell. Without a released remote for it, it names one that is not there: the slot fails as any other. */
export const placedModule = ({ places }: Pick<PageData, 'places'>, place: PlaceName): ExposedModuleName =>
  places?.[place] ?? `/${place}`;
