import { readdirSync, readFileSync } from 'node:fs';
import { processorTime } from '@festival/host/render/processorTime';

/** Milliseconds of a processor that a host has used so far: its own process, and those that render. */
export interface HostTime {
  own: number;
  rendering: number;
}

const millisecondsOf = (pid: number): number => processorTime(pid)?.milliseconds ?? 0;

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** Reads them; Linux alone tells. The processes that render must be the same at both ends of what is measured. */
export const hostTime = (pid: number): HostTime => ({
  own: millisecondsOf(pid),
  rendering: childrenOf(pid).reduce((sum, child) => sum + millisecondsOf(child), 0),
});
