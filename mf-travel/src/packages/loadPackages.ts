import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import { listPackages } from '@festival/shared-contracts/api/travelCalls';
import type { LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ExposedModuleData } from '@festival/shared-contracts/exposed-module/exposedModuleData';

/**
 * The travel packages of the shop's festival; none for a shop without travel [TRV-01].
 * @throws when the Travel API refuses or cannot be reached: the remote slot then offers a retry.
 */
export const loadPackages = async ({
  api,
  shop,
  signal,
}: LoadContext): Promise<ExposedModuleData['mf_travel/packages']> => {
  if (!shop.apiTravelId) return { packages: [] };
  const answer = await callEndpoint(api, listPackages, { params: { travelId: shop.apiTravelId }, signal });
  if (answer.ok) return { packages: answer.value.data };
  const { code, status, requestId = 'unknown' } = answer.error;
  throw new Error(`The travel packages could not be read: ${code} (status ${status}, request ${requestId})`);
};
