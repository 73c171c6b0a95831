import { noVisits } from '@festival/release-contracts/release/addVisits';
import type { Pin, Release } from '@festival/release-contracts/release/release';
import type { KeptError, RemoteFigures, UpperQuarters } from '@festival/release-registry/figures/versionFigures';
import type { BrandOverview, Overview } from '@festival/release-registry/overview/overview';
import type { WaitingRelease } from '@festival/release-registry/waiting/waitingRelease';
import { success } from '@festival/shared-contracts/errors/result';
import type { ConsoleApi } from '../src/api/consoleApi.ts';

/** A release of solstrand, by ada. */
export const aRelease = (revision: number, pins: Record<string, Pin>, change: Partial<Release> = {}): Release => ({
  brand: 'solstrand',
  revision,
  parent: revision - 1,
  by: 'ada',
  reason: `reason ${revision}`,
  at: '2026-11-20T10:44:00.000Z',
  pins,
  ...change,
});

const { vitals: _, ...noCounts } = noVisits;
const unseen = { sums: noCounts, p75: {}, series: [] };
export const seen = (visits: number, throws = 0, p75: UpperQuarters = {}) => ({
  sums: { ...noCounts, visits, throws },
  p75,
  series: [{ visits, throws }],
});

/** A brand with these releases, the newest first. */
export function aBrand(releases: readonly Release[], change: Partial<BrandOverview> = {}): BrandOverview {
  const [release = null, before = null] = releases;
  const health = Object.fromEntries(Object.keys(release?.pins ?? {}).map((remote) => [remote, { stable: unseen }]));
  return {
    brand: release?.brand ?? 'solstrand',
    release,
    before,
    former: before,
    plan: null,
    waiting: [],
    waited: [],
    needsApproval: false,
    refused: {},
    health,
    ...change,
  };
}

/** A release of solstrand that bob has requested, based on this one. */
export const aWaiting = (release: Release, change: Partial<WaitingRelease> = {}): WaitingRelease => ({
  brand: 'solstrand',
  number: 1,
  change: { kind: 'activate', changes: { mf_tickets: { version: '1.1.0' } } },
  parent: release.revision,
  asked: { by: 'bob@example.com', account: 'bob@example.com', at: '2026-11-20T12:00:00.000Z' },
  reason: 'larger cards',
  before: release.pins,
  after: { ...release.pins, mf_tickets: { stable: '1.1.0' } },
  needsApproval: true,
  state: 'waiting',
  ...change,
});

/** A version as the registry lists it. */
const published = (name: string, version: string, bytes: number) => ({
  name,
  version,
  files: [{ path: 'browser/remoteEntry.js', sha384: 'x', bytes }],
  publishedAt: '2026-11-20T10:00:00.000Z',
  publishedBy: 'tickets team',
  source: { commit: version.replaceAll('.', '').padEnd(40, '0'), repository: 'https://github.com/festival/shop' },
});

type Calls = Record<
  'activate' | 'rollBack' | 'startPlan' | 'stopPlan' | 'approve' | 'cancelWaiting' | 'makePreview',
  jest.Mock
>;

/** A registry in memory. Its answers can be changed, and its calls are recorded. */
export function fakeConsole({ overview, brands = ['solstrand'] }: { overview: Overview; brands?: string[] }) {
  const state = {
    overview,
    figures: { versions: {} } as RemoteFigures,
    errors: {} as Record<string, KeptError[]>,
    releases: overview.brands.flatMap(({ release, before }) => [release, before]).filter((one) => one !== null),
    person: { email: 'grace@example.com', name: 'Grace H', brands } as {
      email: string;
      name: string;
      brands: string[];
    } | null,
  };
  const made = (revision: number) =>
    success({ outcome: 'activated' as const, release: aRelease(revision, {}, { by: 'grace@example.com' }) });
  const calls: Calls = {
    activate: jest.fn(async ({ parent }) => made(parent + 1)),
    rollBack: jest.fn(async ({ parent }) => made(parent + 1)),
    startPlan: jest.fn(async () => success({ outcome: 'started', plan: {} })),
    makePreview: jest.fn(async () =>
      success({
        preview: { until: '2026-11-30T09:00:00.000Z' },
        token: 'a',
        url: 'https://shop.example/solstrand?preview=a',
      }),
    ),
    approve: jest.fn(async () => made(2)),
    cancelWaiting: jest.fn(async () => success({ waiting: {} })),
    stopPlan: jest.fn(async () => success({ plan: {} })),
  };
  const api = {
    session: async () => success({ person: state.person }),
    overview: jest.fn(async () => success(state.overview)),
    history: async (_brand: string, limit: number) => success({ releases: state.releases.slice(0, limit) }),
    versions: async (remote: string) =>
      success({ versions: [published(remote, '1.1.0', 12_000), published(remote, '1.0.0', 10_000)] }),
    version: async (remote: string, version: string) =>
      success(published(remote, version, version === '1.1.0' ? 12_000 : 10_000)),
    figures: jest.fn(async () => success(state.figures)),
    errors: jest.fn(async (_remote: string, version: string) => success({ errors: state.errors[version] ?? [] })),
    signOff: async () => success({ link: '/console' }),
    ...calls,
  } as unknown as ConsoleApi & Calls & { overview: jest.Mock };
  return { api, state };
}
