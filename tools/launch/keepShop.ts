import { setTimeout as delay } from 'node:timers/promises';
import { type DiskRoom, enoughMegabytes } from './diskRoom.ts';
import { growingPause } from './growingPause.ts';
import { type KeptPart, keepRunning } from './keepRunning.ts';
import type { Part } from './part.ts';
import { step } from './step.ts';

interface Options {
  disk: DiskRoom;
  say: (sentence: string) => void;
  /** Called with the process of each start of a part. */
  onStarted: (name: string, pid: number) => void;
  signal: AbortSignal;
}

/**
 * Starts the parts, each after its dependencies, and keeps them running. On a full disk it stops them all in reverse
 * order, and starts them again when there is space: parts that can't write would lose data. @throws the error of a
 * part's first start.
 */
export const keepShop = async (parts: Part[], options: Options): Promise<KeptPart> => {
  const { disk, say } = options;
  const stopping = new AbortController();
  const signal = AbortSignal.any([options.signal, stopping.signal]);
  let kept = await startAll(parts, { ...options, signal }, true);

  const watch = async (): Promise<void> => {
    for (;;) {
      const full = await disk.untilFull(signal);
      if (full === null) return;
      say(`${full}\n  The shop stops, and starts again by itself when ${enoughMegabytes} MB are free.`);
      await stopAll(kept);
      kept = [];
      const again = await startWhenRoom();
      if (!again) return;
      kept = again;
      say('There is room on the disk: the shop runs again.');
    }
  };
  const startWhenRoom = async (): Promise<KeptPart[] | null> => {
    for (const pauses = growingPause(); ; ) {
      await disk.untilRoom(signal);
      try {
        return await startAll(parts, { ...options, signal }, false);
      } catch (error) {
        if (signal.aborted) return null;
        say(`The shop could not be started again: ${error instanceof Error ? error.message : String(error)}`);
        await delay(pauses.next(0), undefined, { signal }).catch(() => {});
      }
    }
  };
  const watched = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watched;
      await stopAll(kept);
    },
  };
};

/** Starts each part as soon as its dependencies run. If one can't start, the others are stopped. */
const startAll = async (parts: Part[], { say, onStarted, signal }: Options, isFirst: boolean): Promise<KeptPart[]> => {
  const failing = new AbortController();
  const isTold = AbortSignal.any([signal, failing.signal]);
  const starts = new Map<string, Promise<KeptPart>>();
  const kept = new Map<Part, KeptPart>();
  const start = async (part: Part): Promise<KeptPart> => {
    await Promise.all(part.needs.map((name) => starts.get(name)));
    isTold.throwIfAborted();
    const begin = () => keepRunning(part, { say, signal: isTold, onStarted: (pid) => onStarted(part.name, pid) });
    const running = await (isFirst ? step(part.what, begin) : begin());
    kept.set(part, running);
    if (isFirst) await part.afterFirstStart?.();
    return running;
  };
  for (const part of parts) {
    const started = start(part);
    started.catch((error) => failing.abort(error));
    starts.set(part.name, started);
  }
  await Promise.allSettled(starts.values());
  const inOrder = parts.flatMap((part) => kept.get(part) ?? []);
  if (!isTold.aborted) return inOrder;
  await stopAll(inOrder);
  throw isTold.reason;
};

const stopAll = async (kept: KeptPart[]): Promise<void> => {
  for (const part of kept.toReversed()) await part.stop();
};
