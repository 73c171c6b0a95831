import { defaultLanguage } from '@festival/shared-contracts/language/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage } from '../../http/chosenLanguage.ts';
import { element, escapeHtml } from '../../http/element.ts';
import { lightDocument } from '../../http/lightDocument.ts';
import { lightStyles } from '../../http/lightStyles.ts';
import type { PageDeps } from '../../pages/pageDeps.ts';
import { newNonce } from '../../security/newNonce.ts';
import { pagePolicy } from '../../security/pagePolicy.ts';
import { keysOrNone } from '../../shop/keysOrNone.ts';
import { overrideTexts } from './overrideTexts.ts';
import { asksForOverride, queryWithoutOverrides, readOverrides } from './readOverrides.ts';

type RefuseDeps = Pick<PageDeps, 'allowsOverrides' | 'shops' | 'manifest'>;

/**
 * Refuses an address with an override where that is not allowed: in a shop that sells, or with another machine than the visitor's own.
 * Returns false for every other address, which the caller answers. [FED-07]
 */
export async function refuseOverride(
  { allowsOverrides, shops, manifest }: RefuseDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  slug: string,
): Promise<boolean> {
  const { url } = request;
  if (!asksForOverride(url) || (allowsOverrides && readOverrides(url) !== null)) return false;
  const keys = await keysOrNone(shops, slug, request.log);
  const brand = keys && manifest.brands[keys.brand];
  const language = chosenLanguage(request) ?? defaultLanguage;
  const { refusedTitle, refusedText, leave } = overrideTexts[language];
  const nonce = newNonce();
  const html = lightDocument({
    language,
    brand,
    title: refusedTitle,
    head: element('link', { rel: 'icon', href: brand ? `/brand/${brand.id}/${brand.symbol}` : 'data:,' }),
    style: `${element('style', { nonce })}${lightStyles}</style>`,
    content: `<p>${escapeHtml(refusedText)}</p><p>${element('a', { href: queryWithoutOverrides(url) })}${escapeHtml(leave)}</a></p>`,
  });
  await reply
    .code(403)
    .headers(pagePolicy({ nonce, registryOrigin: '', isDevelopment: false }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
  return true;
}
