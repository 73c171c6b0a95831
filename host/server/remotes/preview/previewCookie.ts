import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPreviewToken } from './previews.ts';

const nameOf = (slug: string): string => `preview_${slug}`;

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/** The preview link of this browser for a shop, until the link's end. */
export const previewCookie = {
  read(request: FastifyRequest, slug: string): string | undefined {
    const token = request.cookies[nameOf(slug)];
    return token !== undefined && isPreviewToken(token) ? token : undefined;
  },
  set(request: FastifyRequest, reply: FastifyReply, slug: string, { token, until }: { token: string; until: string }) {
    reply.setCookie(nameOf(slug), token, { ...attributes(request), expires: new Date(until) });
  },
  clear(request: FastifyRequest, reply: FastifyReply, slug: string) {
    reply.clearCookie(nameOf(slug), attributes(request));
  },
};
