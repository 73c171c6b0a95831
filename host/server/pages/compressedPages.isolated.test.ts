import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cartFor } from '@festival/remote-kit/testing/shopFixtures';
import { wireCart } from '../../testing/wireCart.ts';
import { compressNow } from '../http/compressPage.ts';
import type { RenderPool } from '../render/renderPool.ts';
import { answeringServer } from '../testing/answeringServer.ts';
import { pageApp } from '../testing/pageApp.ts';
import { sharedPages } from './sharedPages.ts';

const config = {
  slug: 'solstrand',
  shopToken: 'shop-secret',
  apiNamespace: 'solstrand-2027',
  ossBrand: 'solstrand',
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
};
const bodies: Record<string, object> = {
  '/shopping/shops/solstrand': { ...config, brand: 'solstrand' },
  '/shopping/shop': config,
  '/shopping/products': [],
};

/** The encodings that the process was asked for. */
const asked: (string | undefined)[] = [];

const render: RenderPool['render'] = async ({ page, nonce, encoding }) => {
  asked.push(encoding);
  const html = `<script nonce="${nonce}"></script>cart ${page.cart?.id ?? 'none'}, ${nonce}`;
  const sent = encoding ? { html: '', compressed: compressNow(Buffer.from(html), encoding) } : { html };
  return { status: 200, ...sent, errorReports: [] };
};

async function withPages(check: (open: (cookie: string, encoding: string) => Promise<string>) => Promise<void>) {
  const api = await answeringServer(({ path }) => {
    const [, id] = /carts\/([^/?]+)$/.exec(path) ?? [];
    return id ? { body: { data: wireCart(cartFor({}, [], { id })) } } : { body: bodies[path] ?? {} };
  });
  const app = await pageApp(api.url, {
    render,
    sharedPages: sharedPages({ mostBytes: 1_000_000 }),
    admission: { admit: (_page, work) => work(), underWay: () => 0 },
  });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
  try {
    await check(async (cookie, encoding) => {
      const headers = { cookie, 'accept-encoding': encoding };
      const page = await app.inject({ url: '/solstrand/tickets', headers });
      const used = String(page.headers['content-encoding'] ?? 'identity') as keyof typeof unpack;
      const text = unpack[used](page.rawPayload).toString();
      // The policy belongs to this page.
      const [, nonce = ''] = /nonce="([^"]+)"/.exec(text) ?? [];
      expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return `${used}: ${/cart [^,]+/.exec(text)?.[0]}`;
    });
  } finally {
    await app.close();
    await api.close();
  }
}

const cart = (id: string) => `cart_solstrand=${encodeURIComponent(`${id}|secret`)}`;

test('a page with a cart is compressed by the process that renders it, and no visitor gets another visitor’s page [FED-08]', () =>
  withPages(async (open) => {
    // A server learns the shop by its first page.
    await open('', 'identity');
    asked.splice(0);
    for (let nr = 0; nr < 12; nr += 1) {
      const [accepted, used] = nr % 2 ? ['br', 'br'] : ['gzip, deflate', 'gzip'];
      expect(await open(cart(`cart-${nr}`), accepted)).toBe(`${used}: cart cart-${nr}`);
    }
    expect(asked).toEqual(Array.from({ length: 6 }, () => ['gzip', 'br']).flat());
    expect(await open(cart('plain'), 'identity')).toBe('identity: cart plain');
  }));

test('a page that guests share is requested as text, and compressed with each guest’s nonce', () =>
  withPages(async (open) => {
    await open('', 'identity');
    asked.splice(0);
    expect(await open('', 'br')).toBe('br: cart none');
    expect(asked.filter(Boolean)).toEqual([]);
  }));
