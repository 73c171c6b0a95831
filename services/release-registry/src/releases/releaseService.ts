import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { Activation, Released, RollBack } from './changes.ts';
import { checkIncoming } from './checkIncoming.ts';
import { checkMounted } from './checkMounted.ts';
import { nextPins } from './nextPins.ts';
import { predecessor } from './predecessor.ts';
import { changeText, releaseText } from './releaseText.ts';
import type { Stores } from './stores.ts';

type Draft = Pick<Release, 'brand' | 'pins' | 'restores' | 'mends'> &
  Pick<Activation, 'parent' | 'by' | 'reason' | 'force'>;

/** Makes a brand's releases: the checks, then the one step that makes the new one current. [FED-04] */
export function releaseService(stores: Stores, now: () => Date) {
  const { releases } = stores;

  async function activate(brand: string, { changes, ...author }: Activation): Promise<Result<Released, Refusal>> {
    const known = await checkBrand(stores, brand);
    if (!known.ok) return known;
    const current = await releases.current(brand);
    const pins = nextPins(current?.pins ?? {}, changes, `${brand}/${(current?.revision ?? 0) + 1}`);
    return pins.ok ? add({ brand, pins: pins.value, ...author }, current) : pins;
  }

  async function rollBack(brand: string, { to, ...author }: RollBack): Promise<Result<Released, Refusal>> {
    const current = await releases.current(brand);
    if (current === null) return refuse('no-release', `${brand} has no release yet, so there is nothing to roll back.`);
    const find = (revision: number) => releases.find(brand, revision);
    const target = to === undefined ? await predecessor(current, find) : await find(to);
    if (target !== null) return add({ brand, pins: target.pins, restores: target.revision, ...author }, current);
    return to === undefined
      ? refuse('nothing-before', `${brand} has nothing before release ${current.revision} to go back to.`)
      : refuse('unknown-release', `${brand} has no release ${to}; release history --brand ${brand} lists them.`);
  }

  async function add({ force, ...draft }: Draft, current: Release | null): Promise<Result<Released, Refusal>> {
    if (current !== null && draft.mends === undefined && isDeepStrictEqual(draft.pins, current.pins)) {
      return success({ outcome: 'nothing-to-do', release: current });
    }
    if (draft.parent !== (current?.revision ?? 0)) return refuseOutdated(stores, draft, current);
    const checked = await checkIncoming(stores, draft, current);
    if (!checked.ok) return checked;
    const mounted = await checkMounted(stores, draft, { current, force });
    if (!mounted.ok) return mounted;
    const next: Release = { ...draft, reason: mounted.value, revision: draft.parent + 1, at: now().toISOString() };
    if (await releases.append(next)) return success({ outcome: 'activated', release: next });
    return refuseOutdated(stores, draft, await releases.current(draft.brand));
  }

  return { activate, rollBack };
}

export type ReleaseService = ReturnType<typeof releaseService>;

/** A release for a brand that the host has no theme for would reach no visitor. */
async function checkBrand({ hosts }: Stores, brand: string): Promise<Result<void, Refusal>> {
  const { brands } = (await hosts.current()) ?? {};
  if (brands === undefined || brands.includes(brand)) return success(undefined);
  return refuse('unknown-brand', `There is no brand ${brand}. The host has ${brands.join(', ') || 'none'}.`);
}

/** Refuses a draft that is based on another release than the brand's newest, with what was released since. */
async function refuseOutdated(
  { releases }: Stores,
  { brand, parent }: Draft,
  current: Release | null,
): Promise<Result<never, Refusal>> {
  if (current === null) {
    return refuse('release-moved-on', `${brand} has no release yet, so nothing can follow ${parent}.`);
  }
  const since: string[] = [];
  let after: Release = current;
  while (after.revision > parent && since.length < mostTold) {
    const before = after.parent === 0 ? null : await releases.find(brand, after.parent);
    since.push(`${releaseText(after)}: ${changeText(before ?? undefined, after)}`);
    if (before === null) break;
    after = before;
  }
  const message = `${brand} is at ${releaseText(current)}, and this was decided on release ${parent}. `;
  return refuse('release-moved-on', `${message}Look at what changed and do it again if it is still needed.`, since);
}

/** Releases that are named to a person who looked at an older one. */
const mostTold = 20;
