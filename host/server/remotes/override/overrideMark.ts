import { overridePort } from '../../../src/page/overrideVersion.ts';
import type { PageData } from '../../../src/page/pageData.ts';
import { element, escapeHtml } from '../../http/element.ts';
import { overrideOrigin } from './overrideAddress.ts';
import { overrideTexts } from './overrideTexts.ts';
import { queryWithoutOverrides } from './readOverrides.ts';

const style =
  'position:sticky;inset-block-start:0;z-index:9999;display:flex;flex-wrap:wrap;gap:.25em 1em;padding:.5em 1em;' +
  'background:#ffd500;color:#000;font:700 1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';

/**
 * The bar over a page that runs remotes from a developer's machine, as HTML: which, from where, and a link to the same page as it was
 * released, wherever the visitor has gone since. Empty for every other page. [FED-07]
 */
export function overrideMark({ remotes, language }: Pick<PageData, 'remotes' | 'language'>, url: string): string {
  const overridden = Object.entries(remotes).flatMap(([name, { version }]) => {
    const port = overridePort(version);
    return port === undefined ? [] : [`${name} (${overrideOrigin(port)})`];
  });
  if (overridden.length === 0) return '';
  const { mark, leave } = overrideTexts[language];
  return [
    element('aside', { id: 'override', 'aria-label': mark.replace(/:$/, ''), style }),
    `<span>${escapeHtml(`${mark} ${overridden.join(', ')}`)}</span>`,
    element('a', { href: queryWithoutOverrides(url), style: 'color:inherit' }),
    `${escapeHtml(leave)}</a></aside>`,
  ].join('');
}
