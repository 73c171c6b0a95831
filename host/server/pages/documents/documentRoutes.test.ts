import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { languages } from '@festival/shared-contracts/language/languages';
import Fastify from 'fastify';
import { brands, brandsFolder } from '../../../build/brandsFolder.ts';
import { shopLooks } from '../../load-shedding/shopLooks.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { documentNames, documentReader } from './documentReader.ts';
import { documentRoutes } from './documentRoutes.ts';

const folders = temporaryFolder();
const brandOf = (id: string) => ({
  id,
  name: id,
  colorScheme: 'light' as const,
  themeColor: '#fff',
  logo: 'art/logo.svg',
  symbol: 'art/symbol.svg',
  css: [],
  fonts: [],
});

/** The documents of two brands: solstrand, which is part of the build, and zonnewende, whose files are in a folder of the operator. */
const start = async (files: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(folders, 'brands-'));
  mkdirSync(join(folder, 'zonnewende/documents'), { recursive: true });
  for (const [file, html] of Object.entries(files)) writeFileSync(join(folder, 'zonnewende/documents', file), html);
  const app = Fastify();
  await app.register(fastifyCookie);
  const shops: Record<string, string> = { solstrand: 'solstrand', langste: 'zonnewende', vreemd: 'unknown' };
  documentRoutes(app, {
    manifest: { brands: { solstrand: brandOf('solstrand'), zonnewende: brandOf('zonnewende') } } as never,
    looks: shopLooks(),
    shops: async (slug) =>
      shops[slug] === undefined ? undefined : { slug, shopToken: '', apiNamespace: '', brand: shops[slug] },
    read: documentReader([brandsFolder, folder]),
  });
  return (url: string, language?: string) =>
    app.inject({ url, ...(language !== undefined && { cookies: { language } }) });
};

test('a document of the brand is a page in the visitor’s language, with the other languages and the way back', async () => {
  const read = await start();
  const page = await read('/solstrand/documents/terms', 'en');
  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).toContain('<html lang="en" data-brand="solstrand">');
  expect(page.body).toContain('<h1>Terms of Solstrand</h1>');
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  expect(page.body).toContain('<a href="?language=en" lang="en" hreflang="en" aria-current="true">English</a>');
  expect(page.body).toContain('href="/solstrand">Back to the shop</a>');
  expect((await read('/solstrand/documents/terms')).body).toContain('<h1>Voorwaarden van Solstrand</h1>');
});

test('the links to the shop and to other languages carry the query, without the cart’s parameters [RTE-02]', async () => {
  const read = await start();
  const { body } = await read('/solstrand/documents/terms?utm_source=mail&policyId=7&cartId=1&token=secret', 'en');
  const links = [...body.matchAll(/<a [^>]*href="([/?][^"]*)"/g)].map(([, href]) => href);
  const query = 'utm_source=mail&amp;policyId=7';
  const languageLinks = languages.map((language) => `?${query}&amp;language=${language}`);
  expect(links).toEqual([`/solstrand?${query}`, ...languageLinks]);
});

test('a document’s page has a canonical address, the document’s heading as its title and its first paragraph as description; an unknown document has noindex [I18-02]', async () => {
  const read = await start({
    'terms.nl.html': '<h1>Onze regels</h1>\n<p>Wees <b>lief</b> &amp;\nstil.</p><p>En op tijd.</p>',
  });
  const { body } = await read('/langste/documents/terms?utm_source=mail');
  expect(body).toContain('<meta name="description" content="Wees lief &amp; stil.">');
  expect(body).toContain('<meta property="og:title" content="Onze regels">');
  expect(body).toMatch(/<link rel="canonical" href="http:\/\/[^/"]+\/langste\/documents\/terms">/);
  expect(body).not.toContain('noindex');
  const { body: absent } = await read('/langste/documents/privacy');
  expect(absent).toContain('<meta name="robots" content="noindex">');
  expect(absent).not.toContain('canonical');
});

test('a language in the address is stored and removed from the address [I18-02]', async () => {
  const read = await start();
  const { statusCode, headers, cookies } = await read('/solstrand/documents/help?language=es');
  expect([statusCode, headers.location]).toEqual([303, '/solstrand/documents/help']);
  expect(cookies[0]).toMatchObject({ name: 'language', value: 'es' });
});

test('a brand that is added to a running shop has its documents [BRD-01]', async () => {
  const read = await start({ 'terms.nl.html': '<h1>Onze regels & jij</h1>\n<p>Wees lief.</p>' });
  const page = await read('/langste/documents/terms');
  expect(page.body).toContain('<h1>Onze regels &amp; jij</h1>');
  expect(page.body).toContain('<p>Wees lief.</p>');
});

test.each([
  ['an unknown document', '/solstrand/documents/secrets'],
  ['a path outside of the documents', '/solstrand/documents/..%2F..%2Fbrand.json'],
  ['a document that the brand has not', '/langste/documents/privacy'],
  ['an unknown brand', '/vreemd/documents/terms'],
  ['an unknown shop', '/nowhere/documents/terms'],
])('%s is answered with a not-found page', async (_what, url) => {
  const page = await (await start())(url);
  expect(page.statusCode).toBe(404);
  expect(page.body).toContain('Deze pagina bestaat niet');
});

test('a document without a heading is reported to the operator, and has no page', async () => {
  const read = await start({ 'terms.nl.html': '<p>Wees lief.</p>' });
  expect((await read('/langste/documents/terms')).statusCode).toBe(500);
});

test('each brand of the build has every document in every language, without links to or files from other sites [I18-02]', async () => {
  const reader = documentReader([brandsFolder]);
  for (const brand of brands())
    for (const name of documentNames)
      for (const language of languages) {
        const document = await reader(brand, name, language);
        expect([brand, name, language, document && document.content.length > 200]).toEqual([
          brand,
          name,
          language,
          true,
        ]);
        expect(document?.content).not.toMatch(/https?:|<script|<h1|style=|href=|src=|\{\w+\}/);
      }
});
