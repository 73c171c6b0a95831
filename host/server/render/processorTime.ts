import { readFileSync } from 'node:fs';

/** What a process has had of the processors so far. */
export interface ProcessorTime {
  milliseconds: number;
  /** Whether it waits by itself, for a message or a lock; else it would run if it could. */
  isWaiting: boolean;
}

/** Linux tells processes of times in hundredths of a second, whatever its own clock is. */
const tick = 10;

/** The processor time of a process of this machine; undefined where the system does not tell it by a file, or the process has gone. */
export function processorTime(pid: number | undefined): ProcessorTime | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return undefined;
  }
}

/** The file `/proc/<pid>/stat`: the name in brackets may contain anything; the state is the field behind it, user and system time are 12 and 13 further. */
export function parseStat(stat: string): ProcessorTime | undefined {
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const milliseconds = (Number(fields[10]) + Number(fields[11])) * tick;
  return Number.isFinite(milliseconds) ? { milliseconds, isWaiting: state === 'S' } : undefined;
}

/** The part of its time limit that code must have had a processor for before it is at fault. */
const enough = 0.75;

/**
 * Whether code that began when its process had had `began` milliseconds of processor time, and has used up its time limit, was kept from the processor instead: on
 * a busy machine a page can be late, the first ones of a new process above all. Code that waits by itself is at fault however little it had.
 */
export const wasStarved = ({ milliseconds, isWaiting }: ProcessorTime, began: number, timeLimit: number): boolean =>
  !isWaiting && milliseconds - began < enough * timeLimit;
