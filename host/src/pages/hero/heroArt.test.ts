import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { routeRow } from '../../../testing/everyRoute.ts';
import { heroArt } from './heroArt.ts';

const shop = (backgrounds: Record<string, string>, heroImage = '') => {
  const config = configFor({ shopTheme: { backgrounds } });
  return { ...config, festivalData: { ...config.festivalData, heroImage } };
};

test('a step has its own picture', () => {
  const config = shop({ tickets: '/art/tickets', travel: '/art/travel', main: '/art/main' }, '/art/festival');
  expect(heroArt(config, routeRow('slug-tickets').hero)).toBe('/art/tickets');
  expect(heroArt(config, routeRow('slug-packages').hero)).toBe('/art/travel');
});

test('a missing picture is replaced by the festival’s picture, or else by the main background', () => {
  expect(heroArt(shop({ main: '/art/main' }, '/art/festival'), 'extras')).toBe('/art/festival');
  expect(heroArt(shop({ main: '/art/main' }), 'extras')).toBe('/art/main');
  expect(heroArt(shop({}), 'extras')).toBeNull();
});
