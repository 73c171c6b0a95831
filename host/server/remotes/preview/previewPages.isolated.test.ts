import { languages } from '@festival/shared-contracts/language/languages';
import type { FastifyInstance } from 'fastify';
import { sharedPages } from '../../pages/sharedPages.ts';
import { type AnsweringServer, answeringServer } from '../../testing/answeringServer.ts';
import { pageApp } from '../../testing/pageApp.ts';
import { releaseDocument } from '../../testing/releaseDocument.ts';
import { shopAnswer } from '../../testing/shopAnswer.ts';
import { visitProofs } from '../../version-health/visitProofs.ts';
import { previewMark } from './previewMark.ts';
import type { Preview } from './previews.ts';

const token = `0123456789ab.${'A'.repeat(43)}`;
const until = '2126-11-27T09:00:00.000Z';
const page = '/solstrand/tickets';
const document = (stable: string) =>
  releaseDocument({ revision: 3, pins: { mf_tickets: { stable } }, versions: ['1.0.0', '1.2.0'] });

let shopApi: AnsweringServer;
let answer: Preview | null | undefined;
let asked: [brand: string, token: string][];
let app: FastifyInstance;
let proved: number;
let keys: string[];
let warnings: string[];

beforeAll(async () => {
  const shop = { ...shopAnswer, brand: 'solstrand', signOnBrand: '' };
  shopApi = await answeringServer(({ path }) => ({
    body: path.startsWith('/shopping/shops/') ? shop : path === '/shopping/shop' ? shopAnswer : [],
  }));
});
afterAll(() => shopApi.close());

beforeEach(async () => {
  answer = { versions: { mf_tickets: '1.2.0' }, until, document: document('1.2.0') };
  [asked, proved, keys, warnings] = [[], 0, [], []];
  const shared = sharedPages({ mostBytes: 1_000_000 });
  const proofs = visitProofs();
  app = await pageApp(shopApi.url, {
    log: { write: (line) => warnings.push(line) },
    releases: { current: async () => document('1.0.0') },
    previews: {
      find: async (...link) => {
        asked.push(link);
        return answer;
      },
    },
    proofs: {
      make: (visit) => {
        proved += 1;
        return proofs.make(visit);
      },
    },
    sharedPages: {
      ...shared,
      of: (...given) => {
        keys.push(given[0]);
        return shared.of(...given);
      },
    },
  });
});
afterEach(async () => {
  await app.close();
  // Each address was answered once.
  expect(warnings.filter((line) => line.includes('already sent'))).toEqual([]);
});

const cookies = { preview_solstrand: token };
const versionIn = (body: string) => JSON.parse(body).remotes.mf_tickets.version;

test('the browser stores a link until its end, and the redirected page has no token in its address; leaving deletes it [FED-04]', async () => {
  const opened = await app.inject(`${page}?persons=2&preview=${token}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `${page}?persons=2`]);
  expect(opened.cookies).toEqual([
    expect.objectContaining({ name: 'preview_solstrand', value: token, httpOnly: true, expires: new Date(until) }),
  ]);
  expect(asked).toEqual([['solstrand', token]]);
  const left = await app.inject({ url: `${page}?persons=2&preview=`, cookies });
  expect([left.statusCode, left.headers.location]).toEqual([303, `${page}?persons=2`]);
  expect(left.cookies).toEqual([expect.objectContaining({ name: 'preview_solstrand', value: '' })]);
});

test('a preview’s page has the previewed version and a mark, is not shared and proves no visit, and no cart keeps its release [BYD-08]', async () => {
  await app.inject(page);
  await app.inject(page);
  const before = { shared: keys.length, proved };
  expect(before.shared).toBeGreaterThan(0);
  const shown = await app.inject({ url: page, cookies });
  const data = JSON.parse(shown.body);
  expect(data.preview).toEqual({ until });
  expect(data.remotes.mf_tickets).toMatchObject({ version: '1.2.0', isPreview: true });
  expect({ shared: keys.length, proved }).toEqual(before);
  expect(shown.cookies.map(({ name }) => name)).not.toContain('release_solstrand');
  expect(shown.headers['cache-control']).toBe('no-store');
  // Other visitors get the same as before.
  const others = await app.inject(page);
  expect([versionIn(others.body), JSON.parse(others.body).preview]).toEqual(['1.0.0', undefined]);
});

test('for an expired link a message in three languages names the next action; a visitor who saw the preview gets the usual shop [FED-04]', async () => {
  answer = null;
  const titles = {
    nl: 'Deze voorvertoning is voorbij',
    en: 'This preview has ended',
    es: 'Esta vista previa ha terminado',
  };
  for (const [language, title] of Object.entries(titles)) {
    const ended = await app.inject({ url: `${page}?preview=${token}`, cookies: { language } });
    expect([ended.statusCode, ended.cookies]).toEqual([410, []]);
    expect(ended.body).toContain(`<h1>${title}</h1>`);
    expect(ended.body).toContain('<a href="?preview=">');
  }
  const usual = await app.inject({ url: page, cookies });
  expect(versionIn(usual.body)).toBe('1.0.0');
  expect(usual.cookies).toContainEqual(expect.objectContaining({ name: 'preview_solstrand', value: '' }));
  // The text is not a token, so the registry is not requested.
  const before = asked.length;
  expect((await app.inject(`${page}?preview=x`)).statusCode).toBe(410);
  expect(asked).toHaveLength(before);
});

test('while the registry is unavailable the usual page is shown, and the link stays [FED-03]', async () => {
  answer = undefined;
  const usual = await app.inject({ url: page, cookies });
  expect(versionIn(usual.body)).toBe('1.0.0');
  expect(usual.cookies.map(({ name }) => name)).not.toContain('preview_solstrand');
  expect((await app.inject(`${page}?preview=${token}`)).statusCode).toBe(503);
});

test('the bar names the preview and its end in the page’s language, and its link leaves the preview on the same page [FED-04]', () => {
  const remotes = {
    mf_tickets: { version: '1.2.0', entry: '', isPreview: true as const },
    mf_basket: { version: '1.0.0', entry: '' },
  };
  const leave = { nl: 'Terug naar de gewone winkel', en: 'Back to the usual shop', es: 'Volver a la tienda normal' };
  for (const language of languages) {
    const mark = previewMark({ remotes, language, preview: { until } });
    expect(mark).toContain('mf_tickets 1.2.0');
    expect(mark).toContain('UTC');
    expect(mark).not.toContain('mf_basket');
    expect(mark).toMatch(new RegExp(`href="\\?preview="[^>]*>${leave[language]}</a>`));
  }
  expect(previewMark({ remotes, language: 'nl' })).toBe('');
});
