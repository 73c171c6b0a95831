import { setTimeout as delay } from 'node:timers/promises';
import { step } from './step.ts';

/** A part of the shop that runs as its own process. */
export interface Part {
  name: string;
  /** The line that the part's first start prints. */
  what: string;
  /** Names of the parts that must run before this part, earlier in the list; a name that is not in the list runs elsewhere. */
  needs: readonly string[];
  /** Starts the part and waits until it is ready; an abort stops the waiting. @throws if the part does not become ready. */
  start(signal: AbortSignal): Promise<RunningPart>;
  /** Done once, after the part's first start. */
  afterFirstStart?: () => Promise<void>;
}

export interface RunningPart {
  pid: number;
  /** Ends the part and waits until it has ended. */
  stop(): Promise<void>;
  /** Resolves with how the part ended, such as `ended (SIGKILL)`. */
  ended: Promise<string>;
}

interface Options {
  /** Called with a sentence whenever a part ends, can't be started, or runs again. */
  say: (sentence: string) => void;
  /** Called with the process of each start of a part. */
  onStarted: (name: string, pid: number) => void;
  signal: AbortSignal;
}

type Stop = () => Promise<void>;

/** The pause before a part that ended starts again, and between two attempts. In production systemd or compose does this. */
const pauseSeconds = 1;

/**
 * Starts each part as soon as its dependencies run, and starts a part that ends again, until `stop`, which stops them in
 * reverse order. If a part can't start the first time, the others are stopped. @throws the error of that start.
 */
export const keepShop = async (parts: Part[], options: Options): Promise<Stop> => {
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  const starts = new Map<string, Promise<void>>();
  const stops = new Map<Part, Stop>();
  const stop = async () => {
    stopping.abort();
    for (const part of parts.toReversed()) await stops.get(part)?.();
  };
  const start = async (part: Part): Promise<void> => {
    await Promise.all(part.needs.map((name) => starts.get(name)));
    signal.throwIfAborted();
    stops.set(part, await step(part.what, () => keepRunning(part, { ...options, signal })));
    await part.afterFirstStart?.();
  };
  for (const part of parts) {
    const started = start(part);
    started.catch((error) => stopping.abort(error));
    starts.set(part.name, started);
  }
  await Promise.allSettled(starts.values());
  if (!signal.aborted) return stop;
  await stop();
  throw signal.reason;
};

/** @throws the error of the first start: a part that has started once can start again when the obstacle is gone. */
const keepRunning = async (part: Part, { say, onStarted, signal }: Options): Promise<Stop> => {
  const started = async (): Promise<RunningPart> => {
    const running = await part.start(signal);
    try {
      signal.throwIfAborted();
      onStarted(part.name, running.pid);
      return running;
    } catch (error) {
      await running.stop();
      throw error;
    }
  };
  /** Tries until the part runs. Returns null when it is stopped before that. */
  const startedAgain = async (how: string): Promise<RunningPart | null> => {
    for (let why = how; ; ) {
      say(`${part.name} ${why}\n  It starts again in ${pauseSeconds} s.`);
      await delay(pauseSeconds * 1000, undefined, { signal }).catch(() => {});
      if (signal.aborted) return null;
      try {
        const running = await started();
        say(`${part.name} runs again.`);
        return running;
      } catch (error) {
        if (signal.aborted) return null;
        why = `could not be started: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
  };
  const first = await started();
  let current: Promise<RunningPart | null> = Promise.resolve(first);
  const watch = async (): Promise<void> => {
    for (let running: RunningPart | null = first; running; running = await current) {
      const how = await running.ended;
      if (signal.aborted) return;
      current = startedAgain(how);
    }
  };
  void watch();
  return async () => (await current)?.stop();
};
