import { use } from 'react';
import type { Translate } from './createShopTexts.ts';
import { ShopTextsContext } from './ShopTextsContext.ts';

/**
 * The texts of a namespace: a remote's name, `host`, `errors` or `ui` [I18-01]. `t` is the same in every render. @throws outside of
 * a page.
 */
export function useTranslation(namespace: string): { t: Translate } {
  const texts = use(ShopTextsContext);
  if (!texts) throw new Error('useTranslation needs a ShopTextsContext around it.');
  return { t: texts.namespace(namespace) };
}
