import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { PlaceName } from '@festival/shared-contracts/step/places';
import type { PageData } from '../../page/pageData.ts';

/**
 * The exposed module that fills a place of the shell. If no released remote fills it, this names a module that does not
 * exist, and the slot fails like any other.
 */
export const placedModule = ({ places }: Pick<PageData, 'places'>, place: PlaceName): ExposedModuleName =>
  places?.[place] ?? `/${place}`;
