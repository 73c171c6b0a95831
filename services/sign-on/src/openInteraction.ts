import { languageOf } from '@festival/service-kit/html/languageOf';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

export type InteractionAddress = { Params: { uid: string }; Querystring: { screen?: string; language?: string } };

/** A sign-on that the shop's server started in this browser. */
export type OpenInteraction = {
  uid: string;
  address: string;
  language: Language;
  /** The page that the shop requested. */
  screen: 'login' | 'register';
};

/** The interaction of this URL, if it belongs to this browser and has not ended; otherwise null. */
export async function openInteraction(
  provider: Provider,
  request: FastifyRequest<InteractionAddress>,
  reply: FastifyReply,
): Promise<OpenInteraction | null> {
  const found = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
  if (found?.uid !== request.params.uid) return null;
  const tags = [request.query.language, found.params.ui_locales].filter((tag) => typeof tag === 'string');
  return {
    uid: found.uid,
    address: `/interaction/${found.uid}`,
    language: languageOf(tags.join(' '), request.headers['accept-language']),
    screen: found.prompt.name === 'create' ? 'register' : 'login',
  };
}
