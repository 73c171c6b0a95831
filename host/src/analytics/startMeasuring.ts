import { loadChunk } from '../network/loadChunk.ts';
import type { MeasureDeps } from './measureDeps.ts';
import { measuringOf } from './measuringOf.ts';

/** Loads the code that measures, in a shop that does [ANL-02]. */
export const startMeasuring = async (deps: MeasureDeps): Promise<void> => {
  const measuring = measuringOf(deps.config);
  if (!measuring) return;
  const load = () => import(/* webpackChunkName: "measuring" */ './measureVisit.ts');
  (await loadChunk(load)).measureVisit(deps, measuring);
};
