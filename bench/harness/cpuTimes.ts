import { readFileSync } from 'node:fs';
import { childProcesses } from './childProcesses.ts';

/** Seconds of processor time. All are NaN on a system without /proc, or when the database runs elsewhere. */
export type CpuTimes = { shopApi: number; database: number };

/** Linux counts in hundredths of a second. */
const ticksPerSecond = 100;

type Stat = { parent: number; own: number; ofEndedChildren: number };

function statOf(pid: number | undefined): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, own: user + system, ofEndedChildren: childrenUser + childrenSystem };
  } catch {
    return null;
  }
}

/** The parent of a process; undefined for an unknown one. */
export const parentOf = (pid: number | undefined): number | undefined => statOf(pid)?.parent;

/** The processor time of a process; with `withChildren`, plus the time of its children, which do the work in PostgreSQL. */
export function cpuSeconds(pid: number | undefined, { withChildren = false } = {}): number {
  const stat = statOf(pid);
  if (!pid || !stat) return Number.NaN;
  const running = withChildren ? childProcesses(pid) : [];
  const children = running.reduce((sum, child) => sum + (statOf(child)?.own ?? 0), 0);
  return (stat.own + (withChildren ? stat.ofEndedChildren : 0) + children) / ticksPerSecond;
}
