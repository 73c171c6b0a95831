import { overridePort } from '../../../src/page/overrideVersion.ts';
import type { PageData } from '../../../src/page/pageData.ts';
import { barHtml } from './barHtml.ts';
import { overrideOrigin } from './overrideAddress.ts';
import { overrideTexts } from './overrideTexts.ts';
import { queryWithoutOverrides } from './readOverrides.ts';

/**
 * The bar over a page that runs remotes from a developer's machine, as HTML: their names, their origin, and a link to the released page at
 * the visitor's current address. Empty for every other page. [FED-07]
 */
export function overrideMark({ remotes, language }: Pick<PageData, 'remotes' | 'language'>, url: string): string {
  const overridden = Object.entries(remotes).flatMap(([name, { version }]) => {
    const port = overridePort(version);
    return port === undefined ? [] : [`${name} (${overrideOrigin(port)})`];
  });
  if (overridden.length === 0) return '';
  const { mark, leave } = overrideTexts[language];
  return barHtml({ id: 'override', mark, what: overridden.join(', '), href: queryWithoutOverrides(url), leave });
}
