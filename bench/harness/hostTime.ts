import { readdirSync, readFileSync } from 'node:fs';
import { processorTime } from '@festival/host/render/processorTime';

/** Milliseconds of a processor that a host has used so far: its own process, and each that renders. */
export interface HostTime {
  own: number;
  rendering: ReadonlyMap<number, number>;
}

/** Milliseconds of a processor for each page. */
export interface PageCost {
  own: number;
  rendering: number;
}

const millisecondsOf = (pid: number): number => processorTime(pid)?.milliseconds ?? 0;

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** Reads them; Linux alone tells. */
export const hostTime = (pid: number): HostTime => ({
  own: millisecondsOf(pid),
  rendering: new Map(childrenOf(pid).map((child) => [child, millisecondsOf(child)])),
});

/** What each of so many pages has cost between two moments. A host ends a process that is idle for long: what that one did is left out. */
export function pageCost(before: HostTime, after: HostTime, pages: number): PageCost {
  const rendering = [...after.rendering].reduce((sum, [pid, now]) => sum + now - (before.rendering.get(pid) ?? 0), 0);
  return { own: (after.own - before.own) / pages, rendering: rendering / pages };
}
