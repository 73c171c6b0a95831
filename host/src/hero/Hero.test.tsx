/** @jest-environment ./host/jest/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/jest/shopFixtures';
import { renderToString } from 'react-dom/server';
import { namedModules, shellParts } from '../../jest/renderShell.tsx';

const regular = configFor({ steps: ['tickets'], shopTheme: { backgrounds: { tickets: '/art/tickets' } } });
const config = { ...regular, festivalData: { ...regular.festivalData, heroImage: '/art/home' } };
const htmlOf = (path: string) => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(shellParts({ path, page: { config } }).treeWith(namedModules()));
  const preloads = [...root.querySelectorAll<HTMLLinkElement>('link[rel=preload][imagesrcset]')];
  const pictures = [...root.querySelectorAll('source[type="image/avif"]')];
  return { preloads, shown: pictures[0]?.getAttribute('srcset') };
};

test('a page preloads the art it shows, in the widths a screen may want, and no other', () => {
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
