import type { LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ComponentType } from 'react';
import type { RemoteModuleProps } from './remoteModuleSource.ts';

/** An exposed module as the host uses it, whatever its data: the data go from `load` to the component unseen. */
export interface RemoteModule {
  default: ComponentType<RemoteModuleProps>;
  load?: (context: LoadContext) => Promise<unknown>;
}

/** Whether the exposed module reads anything of its own. */
export const hasLoad = (module: RemoteModule): boolean => module.load !== undefined;
