import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Browsers limit a cookie to about 4 kB, so a longer value is split over several cookies. */
const mostInOne = 3_800;
const mostParts = 4;

export interface SealedCookie {
  /** The stored value; undefined when it is missing, has expired, or was not made by this server. */
  read(request: FastifyRequest, name: string): Promise<unknown>;
  /** Stores a value for this many seconds; only this server can read it. */
  write(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: { name: string; value: unknown; seconds: number },
  ): Promise<void>;
  clear(request: FastifyRequest, reply: FastifyReply, name: string): void;
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

const partName = (name: string, part: number) => (part === 0 ? name : `${name}.${part}`);

const partsIn = (request: FastifyRequest, name: string): string[] => {
  const parts: string[] = [];
  for (let part = 0; part < mostParts; part += 1) {
    const value = request.cookies[partName(name, part)];
    if (!value) break;
    parts.push(value);
  }
  return parts;
};

const keyOf = (secret: string) => new Uint8Array(createHash('sha256').update(`sealed cookies:${secret}`).digest());

/**
 * Encrypted cookies that no script can read and only this server can make. Cookies of former secrets are still read.
 */
export function sealedCookie(secret: string, formerSecrets: readonly string[] = []): SealedCookie {
  const key = keyOf(secret);
  const keys = [key, ...formerSecrets.map(keyOf)];

  async function open(sealed: string, name: string): Promise<unknown> {
    for (const one of keys) {
      // The name is encrypted too, so that one cookie can't be used as another.
      const opened = await jwtDecrypt(sealed, one, { subject: name }).catch(() => undefined);
      if (opened) return opened.payload.value;
    }
    return undefined;
  }

  const clearFrom = (request: FastifyRequest, reply: FastifyReply, name: string, first: number) => {
    const there = partsIn(request, name).length;
    for (let part = first; part < there; part += 1) reply.clearCookie(partName(name, part), attributes(request));
  };

  return {
    async read(request, name) {
      const sealed = partsIn(request, name).join('');
      return sealed === '' ? undefined : open(sealed, name);
    },
    async write(request, reply, { name, value, seconds }) {
      const sealed = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject(name)
        .setExpirationTime(`${seconds} seconds`)
        .encrypt(key);
      const parts = sealed.match(new RegExp(`.{1,${mostInOne}}`, 'g')) ?? [];
      if (parts.length > mostParts) throw new Error(`The cookie ${name} would be too large: ${sealed.length} bytes`);
      parts.forEach((part, index) => {
        reply.setCookie(partName(name, index), part, { ...attributes(request), maxAge: seconds });
      });
      clearFrom(request, reply, name, parts.length);
    },
    clear: (request, reply, name) => clearFrom(request, reply, name, 0),
  };
}
