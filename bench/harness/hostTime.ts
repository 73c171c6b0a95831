import { processorTime } from '@festival/host/render/processorTime';
import { childProcesses } from './childProcesses.ts';

/** The milliseconds of processor time that a host has used so far: by its own process, and by each rendering process. */
export interface HostTime {
  own: number;
  rendering: ReadonlyMap<number, number>;
}

/** Milliseconds of processor time for each page. */
export interface PageCost {
  own: number;
  rendering: number;
}

const millisecondsOf = (pid: number): number => processorTime(pid)?.milliseconds ?? 0;

/** Reads the times of a host; this works only on Linux. */
export const hostTime = (pid: number): HostTime => ({
  own: millisecondsOf(pid),
  rendering: new Map(childProcesses(pid).map((child) => [child, millisecondsOf(child)])),
});

/** The processor time of each page between two measurements. A host ends processes that are idle for long; their time is left out. */
export function pageCost(before: HostTime, after: HostTime, pages: number): PageCost {
  const rendering = [...after.rendering].reduce((sum, [pid, now]) => sum + now - (before.rendering.get(pid) ?? 0), 0);
  return { own: (after.own - before.own) / pages, rendering: rendering / pages };
}
