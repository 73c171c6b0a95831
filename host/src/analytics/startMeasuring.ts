import { loadChunk } from '../network/loadChunk.ts';
import type { MeasureDeps } from './measureDeps.ts';
import { measuringOf } from './measuringOf.ts';

/** Loads the measuring code, in shops that measure [ANL-02]. */
export const startMeasuring = async (deps: MeasureDeps): Promise<void> => {
  const measuring = measuringOf(deps.config);
  if (!measuring) return;
  const load = () => import(/* webpackChunkName: "measuring" */ './measureVisit.ts');
  (await loadChunk(load)).measureVisit(deps, measuring);
};
