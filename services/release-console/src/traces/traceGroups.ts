import type { DiagnosedTrace } from '@festival/release-registry/traces/diagnosedTrace';

/** One fault of one version of a module: the number of reports, and its latest trace. */
export interface TraceGroup {
  key: string;
  count: number;
  latest: DiagnosedTrace;
}

/** Groups traces by module, version and fault, the latest first. Traces that are kept for comparison are not faults. */
export function traceGroups(traces: readonly DiagnosedTrace[]): TraceGroup[] {
  const groups = new Map<string, TraceGroup>();
  for (const one of traces) {
    if (one.fault === 'none') continue;
    const key = `${one.trace.module} ${one.trace.given.version} ${one.fault}`;
    const known = groups.get(key);
    const latest = known && known.latest.trace.at > one.trace.at ? known.latest : one;
    groups.set(key, { key, count: (known?.count ?? 0) + 1, latest });
  }
  return [...groups.values()].sort((one, other) => (one.latest.trace.at < other.latest.trace.at ? 1 : -1));
}
