import type { ExposedModule } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ReactNode } from 'react';

/**
 * An exposed module of any remote: the shell passes the result of its `load` to its component, and reads no part of it.
 */
export type RemoteModule = ExposedModule<unknown, ReactNode>;

/** Whether the exposed module loads data. */
export const hasLoad = (module: RemoteModule): boolean => module.load !== undefined;
