import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@festival/release-contracts/release/release';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { Activation, Author, Released, RollBack } from './changes.ts';
import { checkIncoming } from './checkIncoming.ts';
import { checkMounted } from './checkMounted.ts';
import { nextPins } from './nextPins.ts';
import { predecessor } from './predecessor.ts';
import { changeText, releaseText } from './releaseText.ts';
import type { Stores } from './stores.ts';

type Draft = Pick<Release, 'brand' | 'pins' | 'restores' | 'mends'> & Author;

/** A release that could be made on top of the newest one. */
type Drafted = { draft: Draft; current: Release | null };

/** The result of checking a draft: it can be made, or the brand already has it. */
export type Checked =
  | (Drafted & { outcome: 'possible' /** The text for the history. */; reason: string })
  | { outcome: 'nothing-to-do'; release: Release };

/** Makes a brand's releases: it runs the checks, then makes the new release current in a single step. [FED-04] */
export function releaseService(stores: Stores, now: () => Date) {
  const { releases } = stores;

  /**
   * Drafts the release that a change would make on top of the brand's newest release. Refused if the change is not
   * possible.
   */
  async function draftActivation(brand: string, { changes, ...author }: Activation): Promise<Result<Drafted, Refusal>> {
    const known = await checkBrand(stores, brand);
    if (!known.ok) return known;
    const current = await releases.current(brand);
    const pins = nextPins(current?.pins ?? {}, changes, `${brand}/${(current?.revision ?? 0) + 1}`);
    return pins.ok ? success({ draft: { brand, pins: pins.value, ...author }, current }) : pins;
  }

  async function draftRollBack(brand: string, { to, ...author }: RollBack): Promise<Result<Drafted, Refusal>> {
    const current = await releases.current(brand);
    if (current === null) return refuse('no-release', `${brand} has no release yet, so there is nothing to roll back.`);
    const find = (revision: number) => releases.find(brand, revision);
    const target = to === undefined ? await predecessor(current, find) : await find(to);
    if (target !== null) {
      return success({ draft: { brand, pins: target.pins, restores: target.revision, ...author }, current });
    }
    return to === undefined
      ? refuse('nothing-before', `${brand} has nothing before release ${current.revision} to go back to.`)
      : refuse('unknown-release', `${brand} has no release ${to}; release history --brand ${brand} lists them.`);
  }

  /** All checks of a draft; changes nothing. */
  async function checkDraft({ draft, current }: Drafted): Promise<Result<Checked, Refusal>> {
    if (current !== null && draft.mends === undefined && isDeepStrictEqual(draft.pins, current.pins)) {
      return success({ outcome: 'nothing-to-do', release: current });
    }
    if (draft.parent !== (current?.revision ?? 0)) return refuseOutdated(stores, draft, current);
    const checked = await checkIncoming(stores, draft, current);
    if (!checked.ok) return checked;
    const mounted = await checkMounted(stores, draft, { current, force: draft.force });
    return mounted.ok ? success({ outcome: 'possible', draft, current, reason: mounted.value }) : mounted;
  }

  const check = async (drafted: Result<Drafted, Refusal>) => (drafted.ok ? checkDraft(drafted.value) : drafted);

  /** Makes the release that was checked. */
  async function append(checked: Checked): Promise<Result<Released, Refusal>> {
    if (checked.outcome === 'nothing-to-do') return success(checked);
    const { reason } = checked;
    const { force: _, ...draft } = checked.draft;
    const next: Release = { ...draft, reason, revision: draft.parent + 1, at: now().toISOString() };
    if (await releases.append(next)) return success({ outcome: 'activated', release: next });
    return refuseOutdated(stores, draft, await releases.current(draft.brand));
  }

  /** Checks whether the release could be made now. The result is made by `append`. */
  const checkActivation = async (brand: string, order: Activation) => check(await draftActivation(brand, order));
  const checkRollBack = async (brand: string, order: RollBack) => check(await draftRollBack(brand, order));
  const appendIf = async (checked: Result<Checked, Refusal>) => (checked.ok ? append(checked.value) : checked);

  return {
    checkActivation,
    checkRollBack,
    append,
    activate: async (brand: string, order: Activation) => appendIf(await checkActivation(brand, order)),
    rollBack: async (brand: string, order: RollBack) => appendIf(await checkRollBack(brand, order)),
  };
}

export type ReleaseService = ReturnType<typeof releaseService>;

/** A release for a brand that the host has no theme for would reach no visitor. */
async function checkBrand({ hosts }: Stores, brand: string): Promise<Result<void, Refusal>> {
  const { brands } = (await hosts.current()) ?? {};
  if (brands === undefined || brands.includes(brand)) return success(undefined);
  return refuse('unknown-brand', `There is no brand ${brand}. The host has ${brands.join(', ') || 'none'}.`);
}

/** Refuses a draft that is not based on the brand's newest release. The refusal lists what was released since. */
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

/** The maximum number of newer releases that the refusal lists. */
const mostTold = 20;
