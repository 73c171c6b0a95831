import { type Language, recogniseLanguage } from '@festival/shared-contracts/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { locationOf, siteAddress } from '../security/siteAddress.ts';

const name = 'language';

/** The parameter of an address that chooses a language. */
export const languageParameter = name;
const oneYear = 365 * 24 * 60 * 60;

/** The language in the visitor's cookie; undefined without a valid one [I18-02]. */
export const chosenLanguage = (request: FastifyRequest): Language | undefined =>
  recogniseLanguage(request.cookies[name]);

/** Moves a language from the address into the cookie [I18-02]. @returns the address without it; undefined if the address names no language. */
export function storeChosenLanguage(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const url = siteAddress(request.url);
  const given = url.searchParams.get(name);
  if (given === null) return undefined;
  const language = recogniseLanguage(given);
  const secure = request.protocol === 'https';
  if (language) reply.setCookie(name, language, { path: '/', sameSite: 'lax', maxAge: oneYear, secure });
  url.searchParams.delete(name);
  return locationOf(url);
}
