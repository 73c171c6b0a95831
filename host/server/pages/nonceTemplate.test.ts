import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { newNonce } from '../security/newNonce.ts';
import { nonceTemplate, placeholderNonce } from './nonceTemplate.ts';

const link = (nonce: string, nr: number) =>
  `<link rel="preload" href="/assets/${nr}.js" nonce="${nonce}" integrity="sha384-${randomBytes(48).toString('base64')}">`;

const pageWith = (nonce: string) =>
  `<!doctype html>${Array.from({ length: 30 }, (_, nr) => link(nonce, nr)).join('')}
  ${Array.from({ length: 2_000 }, (_, nr) => `<p>Zaterdag ${nr} – € ${(nr * 7_919) % 1_000}</p>`).join('')}
  <script type="application/json" nonce="${nonce}">{}</script>`;

const longTemplate = async () => {
  const nonce = placeholderNonce();
  const html = pageWith(nonce);
  const template = await nonceTemplate(html, nonce);
  if (!template) throw new Error('The page is no template.');
  return { template, html, nonce };
};

test('a template contains every nonce in its places, and is not larger than the page compressed for one visitor', async () => {
  const { template, html, nonce } = await longTemplate();
  for (const given of Array.from({ length: 200 }, newNonce)) {
    expect(brotliDecompressSync(template.brotli(given)).toString('utf8')).toBe(html.replaceAll(nonce, given));
  }
  const given = newNonce();
  expect(await template.text(given)).toBe(html.replaceAll(nonce, given));
  expect(template.bytes).toBeLessThan(html.length / 5);
});

test('a page filled from the template keeps its nonce while other pages are filled', async () => {
  const { template } = await longTemplate();
  const [one, two] = [newNonce(), newNonce()];
  const first = template.brotli(one);
  template.brotli(two);
  const text = brotliDecompressSync(first).toString();
  expect(text).toContain(one);
  expect(text).not.toContain(two);
});

test('a page without the nonce, or with a nonce of another form, does not become a template', async () => {
  expect(await nonceTemplate('<p>plain</p>', placeholderNonce())).toBeUndefined();
  expect(await nonceTemplate('<p nonce="short">', 'short')).toBeUndefined();
});

test('a page can become a template with any placeholder of any length', async () => {
  const count = 300;
  const templates = await Promise.all(
    Array.from({ length: count }, () => {
      const nonce = placeholderNonce();
      return nonceTemplate(`<script nonce="${nonce}"></script><p title="${nonce}">"a","b":"c"`, nonce);
    }),
  );
  expect(templates.filter(Boolean)).toHaveLength(count);
});

test('a page in which the compressor copies other text from the placeholder does not become a template', async () => {
  const nonce = placeholderNonce();
  const html = `<script nonce="${nonce}"></script>${nonce.slice(0, 20)}`;
  expect(await nonceTemplate(html, nonce)).toBeUndefined();
});

test('no pair of characters occurs twice in a placeholder', () => {
  for (const signs of Array.from({ length: 200 }, placeholderNonce))
    expect(new Set(Array.from(signs.slice(1), (sign, at) => `${signs[at]}${sign}`)).size).toBe(signs.length - 1);
});

test('a placeholder occurs once in a page, and is never used twice', () => {
  expect(new Set(Array.from({ length: 1_000 }, placeholderNonce)).size).toBe(1_000);
});
