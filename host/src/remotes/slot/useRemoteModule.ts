import { useState } from 'react';
import { type ReadyModule, type RemoteModuleSource, type SlotAddress, slotKey } from './remoteModuleSource.ts';
import { useRemoteModuleSource } from './useRemoteModuleSource.ts';

interface PendingModule {
  key: string;
  promise: Promise<ReadyModule>;
}

/** The pending module of a slot. It is loaded again when the address changes, or by `reload`. It is kept outside the boundary that waits for it. */
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

const underWay = new WeakMap<RemoteModuleSource, Map<string, Promise<ReadyModule>>>();

/**
 * Loads a module once: calls made in the meantime share the same promise until React has used it. A first render that
 * throws or is interrupted starts again from the beginning, and must not request everything again.
 */
function dedupe(source: RemoteModuleSource, slot: SlotAddress): Promise<ReadyModule> {
  const pendings = underWay.get(source) ?? new Map<string, Promise<ReadyModule>>();
  underWay.set(source, pendings);
  const key = slotKey(slot);
  const known = pendings.get(key);
  if (known) return known;
  const pending = source.load(slot);
  pendings.set(key, pending);
  const forget = () => setTimeout(() => pendings.delete(key), 0);
  pending.then(forget, forget);
  return pending;
}
