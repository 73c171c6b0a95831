import { setTimeout as delay } from 'node:timers/promises';
import { growingPause } from './growingPause.ts';
import type { Part, RunningPart } from './part.ts';

/** A part that is restarted whenever it crashes. */
export interface KeptPart {
  /** Ends the part permanently. */
  stop(): Promise<void>;
}

interface Options {
  /** Called with a sentence whenever the part crashes, can't be started, or runs again. */
  say: (sentence: string) => void;
  /** Called with the process of each start. */
  onStarted: (pid: number) => void;
  signal: AbortSignal;
}

/**
 * Starts a part, and restarts it after each crash with a growing pause. Only its first start may fail: a part that has
 * started once can start again when the obstacle is gone. @throws the error of the first start.
 */
export const keepRunning = async (part: Part, { say, onStarted, signal }: Options): Promise<KeptPart> => {
  const stopping = new AbortController();
  const isTold = AbortSignal.any([signal, stopping.signal]);
  let running = await started(part, isTold, onStarted);
  let restart: Promise<RunningPart | null> = Promise.resolve(running);

  const watch = async (): Promise<void> => {
    const pauses = growingPause();
    for (;;) {
      const since = performance.now();
      const died = await running.died;
      if (isTold.aborted) return;
      const ranFor = performance.now() - since;
      restart = startAgain(part, { say, onStarted, signal: isTold, pauses, died, ranFor });
      const again = await restart;
      if (!again) return;
      running = again;
    }
  };
  void watch();
  return {
    stop: async () => {
      stopping.abort();
      await (await restart)?.stop();
    },
  };
};

const started = async (part: Part, signal: AbortSignal, onStarted: Options['onStarted']): Promise<RunningPart> => {
  const running = await part.start(signal);
  try {
    signal.throwIfAborted();
    onStarted(running.pid);
    return running;
  } catch (error) {
    await running.stop();
    throw error;
  }
};

interface Death {
  pauses: ReturnType<typeof growingPause>;
  died: string;
  ranFor: number;
}

/** Retries until the part runs. Returns null when it is stopped before that. */
const startAgain = async (
  part: Part,
  { say, onStarted, signal, pauses, died, ranFor }: Options & Death,
): Promise<RunningPart | null> => {
  const since = performance.now();
  let why = died;
  for (let ran = ranFor; ; ran = 0) {
    const pause = pauses.next(ran);
    say(`${part.name} ${why}\n  It starts again in ${seconds(pause)} s.`);
    await delay(pause, undefined, { signal }).catch(() => {});
    if (signal.aborted) return null;
    try {
      const running = await started(part, signal, onStarted);
      say(`${part.name} runs again after ${seconds(performance.now() - since)} s.`);
      return running;
    } catch (error) {
      if (signal.aborted) return null;
      why = `could not be started: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
};

const seconds = (milliseconds: number): string => String(Math.round(milliseconds / 10) / 100);
