import { element, escapeHtml } from '../../http/element.ts';

const style =
  'position:sticky;inset-block-start:0;z-index:9999;display:flex;flex-wrap:wrap;gap:.25em 1em;padding:.5em 1em;' +
  'background:#ffd500;color:#000;font:700 1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';

interface Bar {
  id: string;
  /** A label before the names of the remotes. */
  mark: string;
  what: string;
  href: string;
  leave: string;
}

/** A bar over a page that differs from the public one, as HTML: its content, and a link to the public page. */
export const barHtml = ({ id, mark, what, href, leave }: Bar): string =>
  [
    element('aside', { id, 'aria-label': mark.replace(/:$/, ''), style }),
    `<span>${escapeHtml(`${mark} ${what}`)}</span>`,
    element('a', { href, style: 'color:inherit' }),
    `${escapeHtml(leave)}</a></aside>`,
  ].join('');
