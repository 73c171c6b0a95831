import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@festival/shared-contracts/release/release';
import { fitFaults } from '../hosts/fitFaults.ts';
import type { HostStore } from '../hosts/hostStore.ts';
import { type Result, refuse, succeed } from '../problem/problem.ts';
import type { VersionStore } from '../versions/versionStore.ts';
import type { Activation, RollBack } from './changes.ts';
import { nextPins } from './nextPins.ts';
import { pinnedVersions } from './pinnedVersions.ts';
import { predecessor } from './predecessor.ts';
import type { ReleaseStore } from './releaseStore.ts';

export type Released = { outcome: 'activated' | 'nothing-to-do'; release: Release };
type Refused = Extract<Result<never>, { ok: false }>;
export type Stores = { versions: VersionStore; releases: ReleaseStore; hosts: HostStore };
type Draft = Pick<Release, 'brand' | 'pins' | 'restores'> & Pick<Activation, 'parent' | 'by' | 'reason'>;

/** Where a brand's releases are made: the checks, then the one step that makes the new one true. [FED-04] */
export function releaseDesk(stores: Stores, now: () => Date) {
  const { releases } = stores;

  async function activate(brand: string, { changes, ...author }: Activation): Promise<Result<Released>> {
    const unknown = await unknownBrand(brand);
    if (unknown !== null) return unknown;
    const current = await releases.current(brand);
    const pins = nextPins(current?.pins ?? {}, changes, `${brand}/${(current?.serial ?? 0) + 1}`);
    return pins.ok ? release({ brand, pins: pins.value, ...author }, current) : pins;
  }

  /** A release for a brand that the host has no theme of would reach nobody. */
  async function unknownBrand(brand: string): Promise<Refused | null> {
    const { brands } = (await stores.hosts.current()) ?? {};
    if (brands === undefined || brands.includes(brand)) return null;
    return refuse('unknown-brand', `There is no brand ${brand}. The host has ${brands.join(', ') || 'none'}.`);
  }

  async function rollBack(brand: string, { to, ...author }: RollBack): Promise<Result<Released>> {
    const current = await releases.current(brand);
    if (current === null) return refuse('no-release', `${brand} has no release yet, so there is nothing to roll back.`);
    const target = to === undefined ? await predecessor(current, find(brand)) : await releases.find(brand, to);
    if (target !== null) return release({ brand, pins: target.pins, restores: target.serial, ...author }, current);
    return to === undefined
      ? refuse('nothing-before', `${brand} has nothing before release ${current.serial} to go back to.`)
      : refuse('unknown-release', `${brand} has no release ${to}; release history --brand ${brand} lists them.`);
  }

  const find = (brand: string) => (serial: number) => releases.find(brand, serial);

  async function release(draft: Draft, current: Release | null): Promise<Result<Released>> {
    if (current !== null && isDeepStrictEqual(draft.pins, current.pins)) {
      return succeed({ outcome: 'nothing-to-do', release: current });
    }
    if (draft.parent !== (current?.serial ?? 0)) return movedOn(current, draft.parent, draft.brand);
    const refusal = await refusalOf(draft, current);
    if (refusal !== null) return refusal;
    const next: Release = { ...draft, serial: draft.parent + 1, at: now().toISOString() };
    if (await releases.append(next)) return succeed({ outcome: 'activated', release: next });
    return movedOn(await releases.current(draft.brand), draft.parent, draft.brand);
  }

  /** Only what the release brings in is checked: what is active already must not stand in the way of mending the rest. */
  async function refusalOf(draft: Draft, current: Release | null): Promise<Refused | null> {
    const active = new Set((current === null ? [] : pinnedVersions(current)).map(String));
    const incoming = pinnedVersions(draft).filter((pair) => !active.has(String(pair)));
    const found = await Promise.all(
      incoming.map(async ([name, version]) => ({
        id: `${name}@${version}`,
        record: await stores.versions.find(name, version),
      })),
    );
    const missing = found.filter(({ record }) => record === null).map(({ id }) => `${id} was never published`);
    if (missing.length > 0) {
      return refuse(
        'unknown-version',
        'Publish first what is to be activated; release versions lists what there is.',
        missing,
      );
    }
    const host = await stores.hosts.current();
    if (host === null) {
      return refuse('no-host', 'No host has said what it offers to remotes: build the host and register it first.');
    }
    const unfit = found.flatMap(({ record }) => (record === null ? [] : fitFaults(record, host)));
    return unfit.length === 0
      ? null
      : refuse('does-not-fit', `This does not fit the host of ${draft.brand}; nothing was changed.`, unfit);
  }

  return { activate, rollBack };
}

function movedOn(current: Release | null, parent: number, brand = current?.brand ?? 'The brand') {
  if (current === null)
    return refuse('release-moved-on', `${brand} has no release yet, so nothing can follow ${parent}.`);
  const { serial, by, at, reason } = current;
  return refuse(
    'release-moved-on',
    `${brand} is at release ${serial} (${by}, ${at}: ${reason}), and this was decided on ${parent}. ` +
      'Look at what changed and do it again if it is still wanted.',
  );
}
