import { type ReadyModule, type RemoteModuleSource, type SlotAddress, slotKey } from './remoteModuleSource.ts';

const underWay = new WeakMap<RemoteModuleSource, Map<string, Promise<ReadyModule>>>();

/**
 * Loads a module once: calls made meanwhile share the same promise until React has used it, because a first render
 * that throws or is interrupted starts from nothing and must not request everything again.
 */
export function dedupe(source: RemoteModuleSource, slot: SlotAddress): Promise<ReadyModule> {
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
