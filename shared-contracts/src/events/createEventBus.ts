import type { DomainEventName, DomainEventPayload } from './domainEvents.ts';

type Listener<Name extends DomainEventName> = (payload: DomainEventPayload<Name>) => void;

interface EventBus {
  publish<Name extends DomainEventName>(name: Name, payload: DomainEventPayload<Name>): void;
  /** Answers a function that ends the subscription. */
  subscribe<Name extends DomainEventName>(name: Name, listener: Listener<Name>): () => void;
}

/** The domain events of one page. A listener that throws is reported; publisher and other listeners continue. */
export const createEventBus = (report: (name: DomainEventName, error: unknown) => void): EventBus => {
  const listeners = new Map<DomainEventName, Set<(payload: never) => void>>();
  return {
    publish(name, payload) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          (listener as Listener<typeof name>)(payload);
        } catch (error) {
          report(name, error);
        }
      }
    },
    subscribe(name, listener) {
      const those = listeners.get(name) ?? new Set();
      listeners.set(name, those.add(listener));
      return () => void those.delete(listener);
    },
  };
};
