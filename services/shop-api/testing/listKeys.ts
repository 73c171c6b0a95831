import { generateKeyPairSync } from 'node:crypto';
import { type ListKey, readListKey } from '../src/after-sale/ticket-list/listKey.ts';

const made = Array.from({ length: 2 }, () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
);

/** Two keys in the form of settings: a former one and its successor. */
export const listKeysSetting = made.join(',');

export const listKeys: ListKey[] = made.flatMap((text) => {
  const key = readListKey(text);
  return key.ok ? [key.value] : [];
});
