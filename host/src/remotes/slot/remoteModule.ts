import type { LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ComponentType } from 'react';
import type { RemoteModuleProps } from './remoteModuleSource.ts';

/** An exposed module of any data type: the host passes the data from `load` to the component without reading them. */
export interface RemoteModule {
  default: ComponentType<RemoteModuleProps>;
  load?: (context: LoadContext) => Promise<unknown>;
}

/** Whether the exposed module loads data of its own. */
export const hasLoad = (module: RemoteModule): boolean => module.load !== undefined;
