import type { ExposedModule } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ReactNode } from 'react';

/** An exposed module of any remote: the shell passes what its `load` answers to its component, and reads nothing of it. */
export type RemoteModule = ExposedModule<unknown, ReactNode>;

/** Whether the exposed module loads data of its own. */
export const hasLoad = (module: RemoteModule): boolean => module.load !== undefined;
