import { pathOf } from '../api/pathOf.ts';
import type { LoadContext } from './exposedModule.ts';
import type { ExposedModuleName } from './exposedModuleData.ts';

/** A path below `/api`, or null where the shop needs no call. */
type ReadPath = (shop: LoadContext['shop']) => string | null;

/**
 * The GET without a query that the `load` of an exposed module begins with. The browser sends it together with the requests for the
 * module's code, so a step's data do not wait until that has arrived [RTE-14].
 */
export const earlyReads: { readonly [Name in ExposedModuleName]?: ReadPath } = {
  'mf_travel/packages': ({ apiTravelId }) =>
    apiTravelId ? pathOf('/travel/:travelId/en/packages', { travelId: apiTravelId }) : null,
};
