import { defaultLanguage } from '@festival/shared-contracts/language/languages';
import { chosenLanguage } from '../../http/chosenLanguage.ts';
import { sendMessage } from '../../http/sendMessage.ts';
import type { PageDeps } from '../../pages/pageDeps.ts';
import type { PageRequest } from '../../pages/pageRequest.ts';
import { locationOf, siteAddress } from '../../security/siteAddress.ts';
import { keysOrNone } from '../../shop/keysOrNone.ts';
import { previewCookie } from './previewCookie.ts';
import { previewParameter } from './previewMark.ts';
import { isPreviewToken } from './previews.ts';
import { previewTexts } from './previewTexts.ts';

type PreviewDeps = Pick<PageDeps, 'previews' | 'manifest'>;

/**
 * Answers the address of a preview link: the browser stores the link and is redirected to the page, or gets a message if the link has
 * ended. An empty parameter deletes the stored link. Returns false for every other address, which the caller answers. [FED-04]
 */
export async function answerPreview({ previews, manifest }: PreviewDeps, page: PageRequest): Promise<boolean> {
  const { request, reply, slug } = page;
  // Most addresses have no query, and parsing an address takes a noticeable part of the time of a shared page.
  if (!request.url.includes('?')) return false;
  const address = siteAddress(request.url);
  const token = address.searchParams.get(previewParameter);
  if (token === null) return false;
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  address.searchParams.delete(previewParameter);
  const location = locationOf(address);
  if (token === '') {
    previewCookie.clear(request, reply, slug);
    await reply.redirect(location, 303);
    return true;
  }
  const keys = await keysOrNone(page);
  const found = keys && previews && isPreviewToken(token) ? await previews.find(keys.brand, token) : null;
  if (found) {
    previewCookie.set(request, reply, slug, { token, until: found.until });
    await reply.redirect(location, 303);
    return true;
  }
  const brand = keys && manifest.brands[keys.brand];
  const language = chosenLanguage(request) ?? defaultLanguage;
  const { endedTitle, endedText, awayTitle, awayText, leave } = previewTexts[language];
  const isAway = found === undefined;
  await sendMessage(reply, {
    ...{ status: isAway ? 503 : 410, language, brand, leave },
    title: isAway ? awayTitle : endedTitle,
    text: isAway ? awayText : endedText,
    href: `?${previewParameter}=`,
  });
  return true;
}
