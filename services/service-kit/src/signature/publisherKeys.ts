import type { KeyObject } from 'node:crypto';
import { remoteNameSchema } from '@festival/release-contracts/package/remoteName';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { readPublicKey } from './keyPair.ts';

/** Remote → the public keys that may sign its versions; `*` means every remote. `unsigned` accepts every version. */
export type PublisherKeys = ReadonlyMap<string, readonly KeyObject[]> | 'unsigned';

const isNamed = (remote: string): boolean => remote === '*' || remoteNameSchema.safeParse(remote).success;

/**
 * Parses the setting PUBLISHER_KEYS: entries `<remote>:<public key>`, separated by commas or spaces, or the word
 * `unsigned`. A remote has several entries while its key is being changed. For a wrong value, returns the rest of a
 * sentence that starts with the setting's name.
 */
export function readPublisherKeys(setting: string): Result<PublisherKeys, string> {
  const words = setting.split(/[\s,]+/).filter(Boolean);
  if (words.join() === 'unsigned') return success('unsigned');
  const keys = new Map<string, KeyObject[]>();
  for (const word of words) {
    const [, remote, text] = /^([^:]+):(.+)$/.exec(word) ?? [];
    if (remote === undefined || text === undefined || !isNamed(remote)) {
      return failure(`has ${word}, and must name <remote>:<public key>, as in mf_tickets:MCow…`);
    }
    const key = readPublicKey(text);
    if (!key.ok) return failure(`has for ${remote} what ${key.error}`);
    keys.set(remote, [...(keys.get(remote) ?? []), key.value]);
  }
  return success(keys);
}

/** The keys that may sign a remote's versions. */
export const keysOf = (keys: Exclude<PublisherKeys, 'unsigned'>, remote: string): readonly KeyObject[] => [
  ...(keys.get(remote) ?? []),
  ...(keys.get('*') ?? []),
];
