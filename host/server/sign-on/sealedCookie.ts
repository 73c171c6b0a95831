import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';

/** Browsers keep about 4 kB in one cookie: what is longer goes into several. */
const mostInOne = 3_800;
const mostParts = 4;

export interface SealedCookie {
  /** What was kept; undefined when there is nothing, it is too old, or it is not ours. */
  read(request: FastifyRequest, name: string): Promise<unknown>;
  /** Keeps a value for this many seconds, where only this server can read it. */
  write(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: { name: string; value: unknown; seconds: number },
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

/** Cookies that no script reads and nobody but this server can open or make. */
export function sealedCookie(secret: string): SealedCookie {
  const key = new Uint8Array(createHash('sha256').update(`sealed cookies:${secret}`).digest());

  const clearFrom = (request: FastifyRequest, reply: FastifyReply, name: string, first: number) => {
    const there = partsIn(request, name).length;
    for (let part = first; part < there; part += 1) reply.clearCookie(partName(name, part), attributes(request));
  };

  return {
    async read(request, name) {
      const sealed = partsIn(request, name).join('');
      if (sealed === '') return undefined;
      // The name is part of it, so that one cookie is not taken for another.
      const opened = await jwtDecrypt(sealed, key, { subject: name }).catch(() => undefined);
      return opened?.payload.value;
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
