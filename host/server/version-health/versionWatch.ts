import type { CanaryVisits } from '@festival/release-contracts/release/canaryVisits';
import type { ReleaseDocument } from '@festival/release-contracts/release/releaseDocument';
import { resolvePins } from '@festival/release-contracts/release/resolvePins';
import type { Registry } from '@prometheus-io/client';
import { splitModuleName } from '../../src/remotes/slot/splitModuleName.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import type { HangingModule } from '../render/hangingModules.ts';
import type { RenderedPage } from '../render/renderRequest.ts';
import { canaryCounts } from './canaryCounts.ts';
import { type ErrorGroups, type ErrorPage, errorGroups } from './errorGroups.ts';
import { laneOf } from './laneOf.ts';
import { listedSteps } from './listedSteps.ts';
import { type RemoteCount, remoteMetrics } from './remoteMetrics.ts';
import type { RemoteVisit, VisitError, VisitReport } from './visitReport.ts';

/** Tracks each version on the server and in browsers, as metrics and as counts for the registry. [BYD-08] */
export interface VersionWatch {
  /** Counts a page that the server has made with these remotes. */
  rendered(brand: string, versions: Readonly<Record<string, { version: string }>>, page: RenderedPage): Promise<void>;
  /** Counts a page whose process was lost while a module's code was running. */
  lost(module: HangingModule): Promise<void>;
  /** Counts a page's report of its visit; versions that the newest release does not give this visitor are ignored. */
  visited(report: VisitReport, visitor: string): Promise<void>;
  /** Stores the errors of remotes that a page reports; other versions are ignored, as in `visited`. `page` is the page with the error. */
  failed(
    report: Pick<VisitReport, 'brand'>,
    errors: readonly VisitError[],
    visitor: string,
    page: ErrorPage,
  ): Promise<void>;
  /** Remembers the steps that a shop of a brand lists. */
  listed(brand: string, steps: readonly string[]): void;
  takeCanaries(): [brand: string, counted: CanaryVisits][];
}

export interface WatchDeps {
  registry: Registry;
  releases: ReleaseSource;
  /** Whether the brand exists: clients must not create metrics with invented names. */
  isBrand: (brand: string) => boolean;
}

const remotesOf = (modules: Iterable<string>): Set<string> =>
  new Set([...modules].map((module) => splitModuleName(module).remote));

export function versionWatch({ registry, releases, isBrand }: WatchDeps): VersionWatch {
  const metrics = remoteMetrics(registry);
  const canaries = canaryCounts();
  const errors: ErrorGroups = errorGroups();
  const listed = listedSteps();
  /** The release of each brand whose versions the metrics have. */
  const followed = new Map<string, number>();

  /** Sets the brand's newest release. If it has changed, the numbers of versions that it does not contain are removed. */
  async function newest(brand: string): Promise<ReleaseDocument | undefined> {
    const document = isBrand(brand) ? await releases.current(brand) : undefined;
    if (!document || followed.get(brand) === document.release.revision) return document;
    followed.set(brand, document.release.revision);
    metrics.keepOnly(brand, ({ remote, version, lane }) => laneOf(document, remote, version) === lane);
    return document;
  }

  function count(document: ReleaseDocument, what: RemoteCount, remote: string, version = ''): void {
    const lane = laneOf(document, remote, version);
    if (lane) metrics.count(what, { brand: document.release.brand, remote, version, lane });
  }

  function countVisit(
    document: ReleaseDocument,
    report: Omit<VisitReport, 'remotes'>,
    remote: string,
    visit: RemoteVisit,
  ) {
    const { version, seconds, seen, threw, unhydrated, completed } = visit;
    const lane = laneOf(document, remote, version);
    if (!lane) return;
    const labels = { brand: document.release.brand, remote, version, lane };
    if (seen) metrics.count('visits', labels);
    if (threw) metrics.count('visit_throws', labels);
    if (unhydrated) metrics.count('hydration_failures', labels);
    if (completed) metrics.count('completions', labels);
    if (seconds !== undefined) metrics.usableAfter(seconds, labels);
    const { revision, step, pressedOn } = report;
    canaries.add({ release: document.release, revision, remote, lane, visit, steps: { step, pressedOn } });
  }

  return {
    async rendered(brand, versions, { modules = [], errorReports }) {
      const document = await newest(brand);
      if (!document) return;
      const thrown = remotesOf(errorReports.flatMap(({ module }) => module ?? []));
      for (const remote of remotesOf(modules)) count(document, 'renders', remote, versions[remote]?.version);
      for (const remote of thrown) count(document, 'render_throws', remote, versions[remote]?.version);
    },
    async lost({ brand, module, version }) {
      const document = await newest(brand);
      if (document) count(document, 'render_throws', splitModuleName(module).remote, version);
    },
    async visited({ remotes, ...report }, visitor) {
      const document = await newest(report.brand);
      if (!document) return;
      const given = resolvePins(document.release, visitor);
      for (const [remote, visit] of Object.entries(remotes)) {
        if (given[remote]?.version === visit.version) countVisit(document, report, remote, visit);
      }
    },
    async failed({ brand }, found, visitor, page) {
      const document = await newest(brand);
      if (!document) return;
      const given = resolvePins(document.release, visitor);
      for (const error of found) if (given[error.remote]?.version === error.version) errors.add(brand, error, page);
    },
    listed: listed.add,
    takeCanaries() {
      const counted = new Map(canaries.take());
      const add = (brand: string, more: Partial<CanaryVisits>) =>
        counted.set(brand, { ...(counted.get(brand) ?? { trials: {} }), ...more });
      for (const [brand, groups] of errors.take()) add(brand, { errors: groups });
      for (const [brand, steps] of listed.take()) add(brand, { listed: steps });
      return [...counted];
    },
  };
}
