import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { RegistryError } from '../error/registryError.ts';
import type { Activation, Released } from '../releases/changes.ts';
import type { WaitingRelease } from '../waiting/waitingRelease.ts';
import { callList } from './callList.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

export type { Released };

/** The requested change was made, or it waits for its time or for an approval. */
export type ReleasedOrWaiting = (Released | { outcome: 'waiting'; waiting: WaitingRelease }) & {
  notices?: string[] | undefined;
};

type Author = { brand: string; by: string; reason: string };
type Answer<Value> = Promise<Result<Value, RegistryError>>;

/** Reads a brand's releases, and makes new ones in two ways. */
export function releaseCalls(address: RegistryAddress) {
  const pathOf = (brand: string) => `/brands/${encodeURIComponent(brand)}`;

  /** At most `limit` of a brand's releases, the newest first. */
  async function history(brand: string, limit = 50): Answer<{ releases: Release[] }> {
    const listed = await callList(address, {
      path: `${pathOf(brand)}/releases`,
      answer: registryAnswers.history,
      entriesOf: ({ releases }) => releases,
      most: limit,
    });
    return listed.ok ? success({ releases: listed.value }) : listed;
  }

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
     * Makes one release for a brand with new versions of remotes. `parent` is the revision that the caller has seen, 0 before the first. If another
     * revision is now the newest, the refusal says what has changed since. `at` is the time of a planned release, with its time zone.
     */
    activate: ({ brand, parent, ...change }: Author & Omit<Activation, 'by' | 'reason'> & { at?: string }) =>
      post(brand, 'releases', parent, change),
    /** Rolls back to release `to`, by default to the one before `parent`. `parent` is by default the newest release. */
    rollBack: ({ brand, parent, ...change }: Author & { to?: number | undefined; parent?: number }) =>
      post(brand, 'roll-backs', parent, change),
  };
}
