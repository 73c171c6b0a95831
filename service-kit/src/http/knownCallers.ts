import { hash } from 'node:crypto';

/** A visit lasts no longer without a call. */
const rememberedFor = 30 * 60_000;
const most = 200_000;

/** Callers whose credentials were right a while ago, as hashes: what they call counts for themselves. */
export type KnownCallers = {
  /** Whether these credentials were right within the last half hour. */
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
      // The one that was seen longest ago.
      const [oldest] = until.keys();
      if (until.size > most && oldest !== undefined) until.delete(oldest);
    },
  };
}
