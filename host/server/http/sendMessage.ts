import type { Language } from '@festival/shared-contracts/language/languages';
import type { FastifyReply } from 'fastify';
import type { BrandAssets } from '../../build/hostManifest.ts';
import { newNonce } from '../security/newNonce.ts';
import { pagePolicy } from '../security/pagePolicy.ts';
import { element, escapeHtml } from './element.ts';
import { lightDocument } from './lightDocument.ts';
import { lightStyles } from './lightStyles.ts';

interface Message {
  status: number;
  language: Language;
  brand: BrandAssets | undefined;
  title: string;
  text: string;
  /** The target and the text of the link below the message. */
  href: string;
  leave: string;
}

/** Sends a light page with one sentence and one link, in place of the page at an address. It is never stored. */
export async function sendMessage(
  reply: FastifyReply,
  { status, language, brand, title, text, href, leave }: Message,
): Promise<void> {
  const nonce = newNonce();
  const html = lightDocument({
    language,
    brand,
    title,
    head: element('link', { rel: 'icon', href: brand ? `/brand/${brand.id}/${brand.symbol}` : 'data:,' }),
    style: `${element('style', { nonce })}${lightStyles}</style>`,
    content: `<p>${escapeHtml(text)}</p><p>${element('a', { href })}${escapeHtml(leave)}</a></p>`,
  });
  await reply
    .code(status)
    .headers(pagePolicy({ nonce, registryOrigin: '', isDevelopment: false }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
