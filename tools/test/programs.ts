import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

interface Options {
  cwd: string;
  env?: Record<string, string>;
  /** Prints the output only when the program has ended; for programs that run at the same time as others. */
  quiet?: boolean;
}

/** The time in which an interrupted program may end its children, before it is killed. */
const patience = 20_000;

const running = new Set<ChildProcess>();
let interruption: Promise<void> | null = null;

/** Marks all processes of this run, so that remaining ones can be found at its end. */
const mark = 'FESTIVAL_TEST_RUN';
const ownMark = String(process.pid);
process.env[mark] = ownMark;

export const isInterrupted = (): boolean => interruption !== null;

/** Runs a program of the repository; returns whether it succeeded. After an interruption it starts nothing and returns false. */
export const run = async (program: string, args: readonly string[], options: Options): Promise<boolean> => {
  if (interruption) return interruption.then(() => false);
  const { cwd, env = {}, quiet = false } = options;
  const child = spawn(program, args, {
    cwd,
    // The program has a separate process group, so that an interruption is passed on by this code and not by the terminal's signal to all processes.
    detached: true,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  running.add(child);
  const [code] = (await once(child, 'close').catch((error: Error) => {
    console.error(`${program} could not be started: ${error.message}`);
    return [1];
  })) as [number | null];
  running.delete(child);
  process.stdout.write(Buffer.concat(output));
  return code === 0 && !interruption;
};

/**
 * Ends all processes that this run has started. The first call sends the programs a signal that lets them end their children, then kills the
 * remaining ones.
 */
export const interrupt = (): Promise<void> => {
  interruption ??= (async () => {
    const before = ownProcesses();
    const ended = [...running].map((child) => {
      signal(-(child.pid ?? 0), 'SIGINT');
      return once(child, 'close');
    });
    const timer = new AbortController();
    await Promise.race([Promise.all(ended), wait(patience, undefined, { signal: timer.signal }).catch(() => {})]);
    timer.abort();
    await endLeftOver(before);
  })();
  return interruption;
};

/** A process by its id and its start time, since ids are reused. */
interface Process {
  pid: number;
  parent: number;
  started: string;
}

/** Kills the processes that this run left running: those with its mark, and those of `before` that still run. Returns their number. */
export const endLeftOver = async (before: readonly Process[] = []): Promise<number> => {
  const left = () => {
    const now = new Map(processes().map((one) => [one.pid, one]));
    const still = before.filter(({ pid, started }) => now.get(pid)?.started === started);
    return new Set([...still, ...ownProcesses()].map(({ pid }) => pid));
  };
  const found = left().size;
  for (const pid of left()) signal(pid, 'SIGTERM');
  for (const until = Date.now() + 3_000; left().size > 0 && Date.now() < until; await wait(100));
  for (const pid of left()) signal(pid, 'SIGKILL');
  return found;
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended.
  }
};

/** The descendants of this process, and all processes with its mark. Empty on a system without `/proc`. */
const ownProcesses = (): Process[] => {
  const all = processes();
  const own = new Set([process.pid]);
  // The ids of parents may be higher than those of their children.
  for (let size = 0; size < own.size; ) {
    size = own.size;
    for (const { pid, parent } of all) if (own.has(parent)) own.add(pid);
  }
  own.delete(process.pid);
  return all.filter(({ pid }) => own.has(pid) || (pid !== process.pid && isMarked(pid)));
};

const isMarked = (pid: number): boolean => read(`/proc/${pid}/environ`).split('\0').includes(`${mark}=${ownMark}`);

const processes = (): Process[] => {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        // The fields after the program's name, which may contain any character: state, parent, …, and as the 20th the start time.
        const fields = read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
        return fields.length > 20 && fields[0] !== 'Z'
          ? [{ pid: Number(name), parent: Number(fields[1]), started: fields[19] ?? '' }]
          : [];
      });
  } catch {
    return [];
  }
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
