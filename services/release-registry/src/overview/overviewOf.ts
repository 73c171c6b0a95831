import { upperQuarters } from '../figures/versionFigures.ts';
import type { HealthLog } from '../health/healthLog.ts';
import { predecessor } from '../releases/predecessor.ts';
import type { Stores } from '../releases/stores.ts';
import type { PlanStore } from '../stages/planStore.ts';
import type { ApprovalStore } from '../waiting/approvalStore.ts';
import type { WaitingStore } from '../waiting/waitingStore.ts';
import type { TrialStore } from '../watch/trialStore.ts';
import type { BrandOverview, Overview, RemoteHealth, VersionHealth } from './overview.ts';
import { watchText } from './watchText.ts';

export type OverviewDeps = {
  stores: Stores;
  plans: Pick<PlanStore, 'find'>;
  waiting: Pick<WaitingStore, 'list'>;
  approvals: Pick<ApprovalStore, 'find'>;
  trials: Pick<TrialStore, 'read'>;
  health: Pick<HealthLog, 'of'>;
};

/** The number of releases that no longer wait in an overview. */
const mostWaited = 10;

/** The current release and figures of each brand that the host knows or that has a release. */
export async function overviewOf(deps: OverviewDeps): Promise<Overview> {
  const { versions, releases, hosts } = deps.stores;
  const { brands: ofHost = [] } = (await hosts.current()) ?? {};
  const brands = [...new Set([...ofHost, ...(await releases.brands())])].sort();
  const remotes = await Promise.all(
    (await versions.remotes()).map(async (name) => ({ name, newest: (await versions.list(name))[0]?.version })),
  );
  return { remotes, brands: await Promise.all(brands.map((brand) => brandOverview(deps, brand, remotes))) };
}

async function brandOverview(
  { stores, plans, waiting, approvals, ...deps }: OverviewDeps,
  brand: string,
  remotes: Overview['remotes'],
): Promise<BrandOverview> {
  const find = (revision: number) => stores.releases.find(brand, revision);
  const release = await stores.releases.current(brand);
  const plan = await plans.find(brand);
  const waits = await waiting.list(brand);
  return {
    brand,
    release,
    before: release === null ? null : await find(release.parent),
    former: release === null ? null : await predecessor(release, find),
    plan: plan?.state === 'running' ? plan : null,
    waiting: waits.filter(({ state }) => state === 'waiting'),
    waited: waits.filter(({ state }) => state !== 'waiting').slice(0, mostWaited),
    needsApproval: (await approvals.find(brand))?.isNeeded ?? false,
    refused: await refusedFor(stores, brand, remotes),
    health: release === null ? {} : await healthOf(deps, release),
  };
}

/** For each remote whose newest version failed its mount for this brand: the first fault. */
async function refusedFor(
  { mounts }: OverviewDeps['stores'],
  brand: string,
  remotes: Overview['remotes'],
): Promise<BrandOverview['refused']> {
  const found = await Promise.all(
    remotes.map(async ({ name, newest }) => {
      const fault = newest && (await mounts.find(name, newest, brand))?.faults?.[0];
      return fault ? [[name, fault]] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}

async function healthOf(
  { trials, health }: Pick<OverviewDeps, 'trials' | 'health'>,
  { brand, pins }: NonNullable<BrandOverview['release']>,
): Promise<BrandOverview['health']> {
  const { running } = await trials.read(brand, pins);
  const remotes = Object.entries(pins).map(([remote, { stable, canary }]): [string, RemoteHealth] => [
    remote,
    {
      stable: healthIn(health.of(brand, remote, stable)),
      ...(canary !== undefined && {
        canary: healthIn(health.of(brand, remote, canary)),
        verdict: watchText(running[remote]?.stages ?? []),
      }),
    },
  ]);
  return Object.fromEntries(remotes);
}

/** The public overview contains percentiles, not the histograms from which they are computed. */
const healthIn = ({ sums: { vitals, ...sums }, series }: ReturnType<HealthLog['of']>): VersionHealth => ({
  sums,
  series,
  p75: upperQuarters({ vitals }),
});
