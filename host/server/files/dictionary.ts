import type { FastifyRequest } from 'fastify';

/** `list.437c70df5603.js`, with the hash of its content or without; also in folders. No character has a special meaning in a `match` pattern. */
const named = /^((?:[\w~-]+[./])*?[\w~-]+)(?:\.([0-9a-f]{8,64}))?\.(js|css)$/;

interface DictionaryName {
  /** The hash; empty if the name contains none. */
  hash: string;
  /** A pattern for the names of the same file with other content. */
  withHash(hash: string): string;
}

/** The parts of the name of a script or style sheet; undefined if the next version has no file with this name. */
export function dictionaryName(path: string): DictionaryName | undefined {
  const [, stem, hash = '', ending] = named.exec(path) ?? [];
  return stem === undefined ? undefined : { hash, withHash: (other) => `${stem}${other && '.'}${other}.${ending}` };
}

/**
 * Declares a file as a dictionary for the addresses of `match`, with its id (RFC 9842). Supporting browsers send the id and the content's
 * hash with a request for such an address.
 */
export const dictionaryHeaders = (match: string, id: string) => ({
  'use-as-dictionary': `match="${match}", id="${id}"`,
  vary: 'accept-encoding, available-dictionary',
});

/** The dictionary that the browser has from an earlier visit. */
export interface OfferedDictionary {
  /** The SHA-256 of the dictionary's content, in Base64. */
  sha256: string;
  id: string;
}

/** The dictionary of a request; undefined if the browser does not accept `dcz`, or requests a part of the file. */
export function offeredDictionary({ headers }: Pick<FastifyRequest, 'headers'>): OfferedDictionary | undefined {
  const takesDelta = /(^|[\s,])dcz($|[\s,])/.test(String(headers['accept-encoding'] ?? ''));
  const [, sha256] = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  const [, id] = /^"([\w.+/-]{1,200})"$/.exec(String(headers['dictionary-id'] ?? '')) ?? [];
  return takesDelta && headers.range === undefined && sha256 && id ? { sha256, id } : undefined;
}
