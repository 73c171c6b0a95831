import { defaultLanguage } from '@festival/shared-contracts/language/languages';
import { chosenLanguage } from '../../http/chosenLanguage.ts';
import { sendMessage } from '../../http/sendMessage.ts';
import type { PageDeps } from '../../pages/pageDeps.ts';
import type { PageRequest } from '../../pages/pageRequest.ts';
import { keysOrNone } from '../../shop/keysOrNone.ts';
import { overrideTexts } from './overrideTexts.ts';
import { asksForOverride, queryWithoutOverrides } from './readOverrides.ts';

type RefuseDeps = Pick<PageDeps, 'allowsOverrides' | 'manifest'>;

/**
 * Refuses an address with an override if it is not allowed: in a shop that sells, or with another machine than the visitor's own. Returns false for
 * every other address, which the caller answers. [FED-07]
 */
export async function refuseOverride({ allowsOverrides, manifest }: RefuseDeps, page: PageRequest): Promise<boolean> {
  const { request, reply, overrides } = page;
  if (!asksForOverride(overrides) || (allowsOverrides && overrides !== null)) return false;
  const keys = await keysOrNone(page);
  const brand = keys && manifest.brands[keys.brand];
  const language = chosenLanguage(request) ?? defaultLanguage;
  const { refusedTitle, refusedText, leave } = overrideTexts[language];
  await sendMessage(reply, {
    ...{ status: 403, language, brand, leave },
    title: refusedTitle,
    text: refusedText,
    href: queryWithoutOverrides(request.url),
  });
  return true;
}
