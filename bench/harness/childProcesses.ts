import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a running process has started, by id; this works only on Linux. */
export const childProcesses = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
