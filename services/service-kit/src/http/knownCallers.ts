import { hash } from 'node:crypto';

/** In milliseconds; longer than the pauses between the calls of one visit. */
const rememberedFor = 30 * 60_000;
const most = 200_000;

/** Hashes of credentials that were valid recently: calls with them have their own rate limit. */
export type KnownCallers = {
  /** Whether these credentials were valid within the last half hour. */
  has: (credentials: string) => boolean;
  add: (credentials: string) => void;
};

export function knownCallers(now: () => number = () => performance.now()): KnownCallers {
  const until = new Map<string, number>();
  const keyOf = (credentials: string) => hash('sha256', credentials, 'base64');
  return {
    has: (credentials) => (until.get(keyOf(credentials)) ?? 0) > now(),
    add(credentials) {
      const key = keyOf(credentials);
      until.delete(key);
      until.set(key, now() + rememberedFor);
      // The key that was seen least recently.
      const [oldest] = until.keys();
      if (until.size > most && oldest !== undefined) until.delete(oldest);
    },
  };
}
