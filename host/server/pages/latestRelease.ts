import type { FastifyReply, FastifyRequest } from 'fastify';

const separator = '.';

/** The release of a visitor's latest page in a shop, in a session cookie; a visitor with a cart keeps that release [BYD-07]. */
export const latestRelease = {
  /** The release's revision; undefined without the cookie, or if the cookie belongs to another brand. */
  read(request: FastifyRequest, slug: string, brand: string): number | undefined {
    const [of, revision = ''] = request.cookies[nameOf(slug)]?.split(separator) ?? [];
    return of === brand && /^[1-9]\d{0,7}$/.test(revision) ? Number(revision) : undefined;
  },
  /** Stores the revision if it has changed. */
  remember(request: FastifyRequest, reply: FastifyReply, slug: string, release: { brand: string; revision: number }) {
    const value = `${release.brand}${separator}${release.revision}`;
    if (request.cookies[nameOf(slug)] === value) return;
    const secure = request.protocol === 'https';
    reply.setCookie(nameOf(slug), value, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  },
};

function nameOf(slug: string): string {
  return `release_${slug}`;
}
