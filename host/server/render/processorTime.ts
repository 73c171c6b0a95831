import { readFileSync } from 'node:fs';

/** The processor time that a process has used. */
export interface ProcessorTime {
  milliseconds: number;
  /** Whether it waits by itself, for a message or a lock; else it would run if it could. */
  isWaiting: boolean;
}

/** Linux tells processes of times in hundredths of a second, whatever its own clock is. */
const tick = 10;

/** The processor time of a process of this machine; undefined if the system has no file for it, or the process has ended. */
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
 * Whether late code had too little processor time: the process had used `began` milliseconds when the code started, and the code has
 * reached its time limit. On a busy machine a page can be late, above all the first ones of a new process. Code that waits by itself is at
 * fault in any case.
 */
export const wasStarved = ({ milliseconds, isWaiting }: ProcessorTime, began: number, timeLimit: number): boolean =>
  !isWaiting && milliseconds - began < enough * timeLimit;
