import { setTimeout as wait } from 'node:timers/promises';
import { newNonce } from '../security/newNonce.ts';
import type { MadePage } from './madePage.ts';
import { placeholderNonce } from './nonceTemplate.ts';
import { type SharedPage, sharedPages } from './sharedPages.ts';

let time = 0;
let made = 0;

const page = (text = '', status = 200): MadePage => {
  const nonce = placeholderNonce();
  return {
    status,
    nonce,
    errorReports: [],
    release: undefined,
    measuringSources: undefined,
    html: `<script nonce="${nonce}"></script>${text}`,
  };
};

const make = async (): Promise<MadePage> => {
  made += 1;
  return page(`page ${made}`);
};

const textOf = async (shared: SharedPage): Promise<string> => {
  const html = shared.kind === 'template' ? await shared.template.text(newNonce()) : shared.made.html;
  return html.split('</script>')[1] ?? '';
};

const pages = (mostBytes = 1_000_000) => sharedPages({ mostBytes, now: () => time });

/** Waits until a page that is made again arrives. */
const settled = () => wait(50);

beforeEach(() => {
  time = 0;
  made = 0;
});

test('simultaneous visitors wait for one page, and visitors of the next second get the same page immediately', async () => {
  const shared = pages();
  const all = await Promise.all(Array.from({ length: 50 }, () => shared.of('a', make)));
  time = 999;
  all.push(await shared.of('a', make));
  expect(new Set(await Promise.all(all.map(textOf)))).toEqual(new Set(['page 1']));
  expect(made).toBe(1);
});

test('each key has a separate page', async () => {
  const shared = pages();
  expect(await textOf(await shared.of('a', make))).toBe('page 1');
  expect(await textOf(await shared.of('b', make))).toBe('page 2');
});

test('an outdated page is sent while it is made again, which happens once', async () => {
  const shared = pages();
  await shared.of('a', make);
  time = 1_500;
  const { promise, resolve } = Promise.withResolvers<MadePage>();
  const asked = await Promise.all([1, 2, 3].map(() => shared.of('a', () => promise)));
  expect(await Promise.all(asked.map(textOf))).toEqual(['page 1', 'page 1', 'page 1']);
  resolve(page('page 2'));
  await settled();
  expect(await textOf(await shared.of('a', make))).toBe('page 2');
  expect(made).toBe(1);
});

test('a page is never older than 3 s, counted from the start of reading its data', async () => {
  const shared = pages();
  await shared.of('a', async () => {
    time = 2_500;
    return make();
  });
  time = 2_999;
  expect(await textOf(await shared.of('a', () => new Promise(() => {})))).toBe('page 1');
  time = 3_000;
  let hasAnswer = false;
  void shared.of('a', make).then(() => {
    hasAnswer = true;
  });
  await settled();
  expect(hasAnswer).toBe(false);
});

test('a failure reaches the visitors who wait for the page, and not the visitors who get an existing page', async () => {
  const shared = pages();
  const fail = () => Promise.reject(new Error('no place'));
  await expect(shared.of('a', fail)).rejects.toThrow('no place');
  await shared.of('a', make);
  time = 2_999;
  expect(await textOf(await shared.of('a', fail))).toBe('page 1');
  await settled();
  time = 3_000;
  await expect(shared.of('a', fail)).rejects.toThrow('no place');
  expect(await textOf(await shared.of('a', make))).toBe('page 2');
});

test.each<[string, Partial<MadePage>]>([
  ['an error', { status: 503 }],
  ['a page that is not found', { status: 404 }],
  ['a redirect', { status: 302, location: '/solstrand', html: '' }],
  ['a page with a part that was not rendered', { errorReports: [{ kind: 'page.partly', message: 'late' }] }],
])('%s is only for the visitors who waited for it, and is not cached', async (_, outcome) => {
  const shared = pages();
  let count = 0;
  const makeIt = async () => {
    count += 1;
    return { ...page(), ...outcome };
  };
  const both = await Promise.all([shared.of('a', makeIt), shared.of('a', makeIt)]);
  expect(both.map(({ kind }) => kind)).toEqual(['passing', 'passing']);
  await shared.of('a', makeIt);
  expect(count).toBe(2);
});

test('the memory of pages is limited: the oldest are removed first', async () => {
  const shared = pages(20_000);
  for (let nr = 0; nr < 100; nr += 1) await shared.of(`key ${nr}`, make);
  const before = made;
  await shared.of('key 99', make);
  expect(made).toBe(before);
  await shared.of('key 0', make);
  expect(made).toBe(before + 1);
});
