import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadDone } from '../../../network/pageMarks.ts';

const done = (step: 'entry' | 'files' | 'code', id: string, error: unknown) => {
  if (!error) performance.mark(`${loadDone}${step} ${id}`);
};

/**
 * Marks in the browser's timeline what the runtime has done of a load: the entry is there, the files of the exposed module are, its code has run. The trace of a slot reads them, and
 * the performance panel of a browser's tools shows them. [FED-05]
 */
export const loadMarks: ModuleFederationRuntimePlugin = {
  name: 'festival-load-marks',
  afterLoadEntry: async ({ remoteInfo, error }) => done('entry', remoteInfo.name, error),
  afterGetExpose: async ({ id, error }) => done('files', id, error),
  afterExecuteFactory: async ({ id, error }) => done('code', id, error),
};
