import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { RegistryError } from '../error/registryError.ts';
import type { WaitingRelease } from '../waiting/waitingRelease.ts';
import { callList } from './callList.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

/**
 * Calls for releases that wait for their time or for another account's approval, and for the rule whether a brand
 * requires approvals.
 */
export function waitingCalls(address: RegistryAddress) {
  const pathOf = (brand: string, path: string) => `/brands/${encodeURIComponent(brand)}/${path}`;
  const rule = registryAnswers.approvalRule;
  return {
    /** The waiting releases and the last ones that no longer wait, the newest first. */
    async waiting(brand: string): Promise<Result<{ waiting: WaitingRelease[] }, RegistryError>> {
      const listed = await callList(address, {
        path: pathOf(brand, 'waiting'),
        answer: registryAnswers.waitingList,
        entriesOf: ({ waiting }) => waiting,
      });
      return listed.ok ? success({ waiting: listed.value }) : listed;
    },
    /** Approves a release that another account has requested. The release is made now, or at its time. */
    approve: (brand: string, number: number, by: string) =>
      callRegistry(address, {
        method: 'POST',
        path: pathOf(brand, `waiting/${number}/approval`),
        body: { by },
        answer: registryAnswers.made,
      }),
    cancelWaiting: (brand: string, number: number, given: { by: string; reason: string }) =>
      callRegistry(address, {
        method: 'DELETE',
        path: pathOf(brand, `waiting/${number}`),
        body: given,
        answer: registryAnswers.cancelled,
      }),
    approvalRule: (brand: string) =>
      callRegistry(address, { method: 'GET', path: pathOf(brand, 'approval'), answer: rule }),
    /** Requires the operator's token. */
    setApproval: (brand: string, given: { isNeeded: boolean; by: string; reason: string }) =>
      callRegistry(address, { method: 'PUT', path: pathOf(brand, 'approval'), body: given, answer: rule }),
  };
}
