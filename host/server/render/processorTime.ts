import { readFileSync } from 'node:fs';

/** The processor time that a process has used. */
export interface ProcessorTime {
  milliseconds: number;
  /** Whether the process waits for a message or a lock; otherwise it would run if it got the processor. */
  isWaiting: boolean;
}

/** Linux reports processor times in hundredths of a second, independent of its own clock. */
const tick = 10;

/** The processor time of a process on this machine; undefined if the system has no file for it, or the process has ended. */
export function processorTime(pid: number | undefined): ProcessorTime | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return undefined;
  }
}

/**
 * The file `/proc/<pid>/stat`. The name in brackets may contain any character; the state is the field after it, and user and system time are fields
 * 12 and 13 after that.
 */
export function parseStat(stat: string): ProcessorTime | undefined {
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const milliseconds = (Number(fields[10]) + Number(fields[11])) * tick;
  return Number.isFinite(milliseconds) ? { milliseconds, isWaiting: state === 'S' } : undefined;
}

/** The share of the time limit that code must have spent on the processor to be at fault. */
const enough = 0.75;

/**
 * Whether code that has reached its time limit had too little processor time. `began` is the processor time, in milliseconds, that the process had
 * used when the code started. On a busy machine a page can be late, mainly the first pages of a new process. Code that is waiting is at fault in any
 * case.
 */
export const wasStarved = ({ milliseconds, isWaiting }: ProcessorTime, began: number, timeLimit: number): boolean =>
  !isWaiting && milliseconds - began < enough * timeLimit;
