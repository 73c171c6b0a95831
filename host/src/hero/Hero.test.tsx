/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { renderToString } from 'react-dom/server';
import { namedModules, shellParts } from '../../testing/renderShell.tsx';
import type { PageData } from '../page/pageData.ts';

const regular = configFor({ steps: ['tickets'], shopTheme: { backgrounds: { tickets: '/art/tickets' } } });
const config = { ...regular, festivalData: { ...regular.festivalData, heroImage: '/art/home' } };
const htmlOf = (path: string, page: Partial<PageData> = { config }) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(shellParts({ path, page }).treeWith(namedModules()));
  const preloads = [...root.querySelectorAll<HTMLLinkElement>('link[rel=preload][imagesrcset]')];
  const pictures = [...root.querySelectorAll('source[type="image/avif"]')];
  const hasGradient = root.querySelector('main > :first-child')?.matches('.hero:not(.bare)');
  return { preloads, shown: pictures[0]?.getAttribute('srcset'), hasGradient };
};

test('a page preloads the art it shows, in the widths a screen may need, and no other', () => {
  const { preloads, shown } = htmlOf('/zomer/tickets');
  expect(shown).toBe('/art/tickets-480.avif 480w, /art/tickets-960.avif 960w, /art/tickets-1920.avif 1920w');
  expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual([shown]);
});

test('the home page’s art is preloaded wherever it is shown, in the same rendition', () => {
  const sizesOf = ({ preloads }: ReturnType<typeof htmlOf>) => preloads.map((link) => link.getAttribute('imagesizes'));
  const home = htmlOf('/zomer');
  expect(home.preloads).toHaveLength(1);
  for (const path of ['/zomer/checkout', '/zomer/extras', '/zomer/register', '/zomer/karaoke']) {
    const again = htmlOf(path);
    expect(again.shown).toContain('/art/home-480.avif');
    expect(again.preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual([again.shown]);
    expect([path, sizesOf(again)]).toEqual([path, sizesOf(home)]);
  }
});

test('each route shows its art, else the festival’s, else the main one; in every width, the visible one preloaded [HDR-03]', () => {
  const places = ['tickets', 'membership', 'travel', 'transportation', 'merchandise', 'extras'];
  const backgrounds = Object.fromEntries(
    [...places, 'main', 'orderCompleted'].map((place) => [place, `/art/${place}`]),
  );
  const products = [productFor({ id: 'weekend' })];
  const paid = cartFor({ weekend: 1 }, products, { status: 'confirmed' });
  const show = (
    path: string,
    page: Partial<PageData> = {},
    values: Partial<ShopConfig> = {},
    heroImage = '/art/festival',
  ) => {
    const base = configFor({ steps: ['tickets'], shopTheme: { backgrounds }, ...values });
    const own = { ...base, festivalData: { ...base.festivalData, heroImage } };
    return htmlOf(path, { config: own, products, ...page });
  };
  const expectArt = ({ shown, preloads }: ReturnType<typeof htmlOf>, art: string) => {
    expect(shown).toBe(`/art/${art}-480.avif 480w, /art/${art}-960.avif 960w, /art/${art}-1920.avif 1920w`);
    expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual([shown]);
  };
  for (const place of places) expectArt(show(`/zomer/${place}`), place);
  expectArt(show('/zomer/packages'), 'travel');
  expectArt(show('/zomer/comparetransport'), 'transportation');
  expectArt(show('/zomer/paymentstatus', { cart: paid }), 'orderCompleted');
  expectArt(show('/zomer/checkout'), 'festival');
  expectArt(show('/zomer/tickets', {}, { shopTheme: { backgrounds: { main: '/art/main' } } }), 'festival');
  expectArt(show('/zomer/tickets', {}, { shopTheme: { backgrounds: { main: '/art/main' } } }, ''), 'main');
  expect(show('/zomer/tickets').hasGradient).toBe(true);
  expect(show('/zomer/tickets', {}, { disableBackgroundGradient: true }).hasGradient).toBe(false);
});
