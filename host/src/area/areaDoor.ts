import type { LoadContext } from '@festival/shared-contracts/doors/door';
import type { ComponentType } from 'react';
import type { AreaProps } from './areaSource.ts';

/** A door as the host uses it, whatever its data: the data go from `load` to the component unseen. */
export interface AreaDoor {
  default: ComponentType<AreaProps>;
  load?: (context: LoadContext) => Promise<unknown>;
}

/** Whether the door reads anything of its own. */
export const hasLoad = (door: AreaDoor): boolean => door.load !== undefined;
