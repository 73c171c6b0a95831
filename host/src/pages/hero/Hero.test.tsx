/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { renderToString } from 'react-dom/server';
import { namedModules, shellParts } from '../../../testing/renderShell.tsx';
import type { PageData } from '../../page/pageData.ts';

const regular = configFor({ steps: ['tickets'], shopTheme: { backgrounds: { tickets: '/art/tickets' } } });
const config = { ...regular, festivalData: { ...regular.festivalData, heroImage: '/art/home' } };
const htmlOf = (path: string, page: Partial<PageData> = { config }) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(shellParts({ path, page }).treeWith(namedModules()));
  const preloads = [...root.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]:not([href*=logo])')];
  const sources = [...root.querySelectorAll('main > :first-child source[type="image/avif"]')];
  const hasGradient = root.querySelector('main > :first-child')?.matches('.hero:not(.bare)');
  const media = sources.map((source) => source.getAttribute('media'));
  return { preloads, shown: sources.map((source) => source.getAttribute('srcset')), media, hasGradient };
};

const widths = (art: string) => [480, 720, 960, 1920].map((width) => `/art/${art}-${width}.avif ${width}w`).join(', ');
const tallWidths = (art: string) => [480, 720].map((width) => `/art/${art}-tall-${width}.avif ${width}w`).join(', ');

test('a page preloads only the picture that it shows, in the widths that screens may need, before all other files', () => {
  const { preloads, shown } = htmlOf('/zomer/tickets');
  expect(shown).toEqual([widths('tickets')]);
  expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual(shown);
  expect(preloads[0]).toHaveAttribute('fetchpriority', 'high');
});

test('on a tall screen the home page shows and preloads only the middle of its picture, and on other screens only the whole picture', () => {
  const { preloads, shown, media } = htmlOf('/zomer');
  expect(shown).toEqual([tallWidths('home'), widths('home')]);
  expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual(shown);
  expect(media).toEqual(['(max-aspect-ratio: 3/5)', null]);
  expect(preloads.map((link) => link.getAttribute('media'))).toEqual([
    '(max-aspect-ratio: 3/5)',
    'not all and (max-aspect-ratio: 3/5)',
  ]);
});

test('the home page’s picture is preloaded on every page that shows it; on a wide screen, in the rendition of the home page', () => {
  const sizesOf = ({ preloads }: ReturnType<typeof htmlOf>) => preloads.at(-1)?.getAttribute('imagesizes');
  const home = sizesOf(htmlOf('/zomer'));
  for (const path of ['/zomer/checkout', '/zomer/extras', '/zomer/register']) {
    const again = htmlOf(path);
    expect([path, again.shown]).toEqual([path, [widths('home')]]);
    expect(again.preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual(again.shown);
    expect([path, sizesOf(again)]).toEqual([path, expect.stringMatching(/^\(max-aspect-ratio: 3\/5\)/)]);
    expect([path, sizesOf(again)?.endsWith(`, ${home}`)]).toEqual([path, true]);
  }
});

test('a picture that is a single file is preloaded and shown unchanged', () => {
  const { preloads, shown } = htmlOf('/zomer/tickets', {
    config: configFor({ steps: ['tickets'], shopTheme: { backgrounds: { tickets: '/art/tickets.svg' } } }),
  });
  expect(shown).toEqual([]);
  expect(preloads.map((link) => [link.getAttribute('href'), link.getAttribute('imagesrcset')])).toEqual([
    ['/art/tickets.svg', null],
  ]);
});

test('each route shows its own picture, otherwise the festival’s, otherwise the main one; the picture exists in every width, and the visible one is preloaded [HDR-03]', () => {
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
    expect(shown).toEqual([widths(art)]);
    expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual(shown);
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
