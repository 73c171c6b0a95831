import { useState } from 'react';
import { dedupe } from './dedupe.ts';
import { type ReadyModule, type SlotAddress, slotKey } from './remoteModuleSource.ts';
import { useRemoteModuleSource } from './useRemoteModuleSource.ts';

interface PendingModule {
  key: string;
  promise: Promise<ReadyModule>;
}

/**
 * The pending module of a slot; loaded again for another address, or anew by `reload`. It is kept outside the boundary that
 * waits for it.
 */
export function useRemoteModule(slot: SlotAddress) {
  const source = useRemoteModuleSource();
  const key = slotKey(slot);
  const start = (): PendingModule => ({ key, promise: dedupe(source, slot) });
  const [pending, setPending] = useState(start);
  let current = pending;
  if (pending.key !== key) {
    current = start();
    setPending(current);
  }
  return { pending: current.promise, reload: () => setPending({ key, promise: source.load(slot) }) };
}
