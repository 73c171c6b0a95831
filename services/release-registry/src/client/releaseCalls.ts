import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { RegistryError } from '../error/registryError.ts';
import type { Activation, Released } from '../releases/changes.ts';
import type { WaitingRelease } from '../waiting/waitingRelease.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

export type { Released };

/** What was asked for was made, or waits for its moment or an approval. */
export type ReleasedOrWaiting = (Released | { outcome: 'waiting'; waiting: WaitingRelease }) & {
  notices?: string[] | undefined;
};

type Author = { brand: string; by: string; reason: string };
type Answer<Value> = Promise<Result<Value, RegistryError>>;

/** A brand's releases, and the two ways to make a new one. */
export function releaseCalls(address: RegistryAddress) {
  const pathOf = (brand: string) => `/brands/${encodeURIComponent(brand)}`;

  /** A brand's releases, the newest first, at most `limit` of them. */
  const history = (brand: string, limit = 50): Answer<{ releases: Release[] }> =>
    callRegistry(address, {
      method: 'GET',
      path: `${pathOf(brand)}/releases?limit=${limit}`,
      answer: registryAnswers.history,
    });

  /** The revision of a brand's newest release; 0 before its first. */
  async function currentRevision(brand: string): Answer<number> {
    const newest = await history(brand, 1);
    return newest.ok ? success(newest.value.releases[0]?.revision ?? 0) : newest;
  }

  async function post(
    brand: string,
    path: string,
    given: number | undefined,
    change: object,
  ): Answer<ReleasedOrWaiting> {
    const parent = given === undefined ? await currentRevision(brand) : success(given);
    if (!parent.ok) return parent;
    const body = { ...change, parent: parent.value };
    return callRegistry(address, {
      method: 'POST',
      path: `${pathOf(brand)}/${path}`,
      body,
      answer: registryAnswers.released,
    });
  }

  return {
    history,
    currentRevision,
    /**
     * New versions of remotes for a brand, in one release. `parent` is the revision that was looked at, 0 before the first: where
     * another one is the newest, the refusal says what changed since. `at` is the moment of a planned one, with its zone.
     */
    activate: ({ brand, parent, ...change }: Author & Omit<Activation, 'by' | 'reason'> & { at?: string }) =>
      post(brand, 'releases', parent, change),
    /** Back to release `to`, by default to the one before `parent`, which is the newest by default. */
    rollBack: ({ brand, parent, ...change }: Author & { to?: number | undefined; parent?: number }) =>
      post(brand, 'roll-backs', parent, change),
  };
}
