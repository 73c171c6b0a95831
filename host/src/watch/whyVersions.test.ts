import { whyVersions } from './whyVersions.ts';

const entry = 'browser/remoteEntry.js';
const release = { brand: 'solstrand', revision: 7 };
const files = (...addresses: string[]) => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(addresses.map((name) => ({ name }) as PerformanceEntry));
};
beforeEach(() => files());
afterEach(() => jest.restoreAllMocks());

test('a page says of each version whether it is stable, or a canary and whose [BYD-10]', () => {
  const remotes = {
    mf_tickets: { version: '1.9.0', entry, canaryShare: 1_250 },
    mf_basket: { version: '2.0.0', entry, fallback: { version: '1.0.0', entry } },
  };
  expect(whyVersions({ release, remotes })).toEqual({
    mf_tickets: { version: '1.9.0', rule: 'canary for 12.5 %', release: 'solstrand 7' },
    mf_basket: { version: '2.0.0', rule: 'stable', release: 'solstrand 7' },
  });
});

test('a release that is kept with the cart is said to be one, whichever side of a canary it is [BYD-10]', () => {
  const remotes = { mf_tickets: { version: '1.9.0', entry, canaryShare: 1_000 } };
  expect(whyVersions({ release: { ...release, isKept: true }, remotes }).mf_tickets?.rule).toBe('kept with the cart');
});

test('a version that could not start is said to be fallen back from [BYD-10]', () => {
  const remotes = {
    mf_tickets: { version: '1.9.0', entry, canaryShare: 1_000, fallback: { version: '1.8.0', entry } },
  };
  files('http://shop.example/remotes/mf_tickets/1.9.0/browser/a.js');
  expect(whyVersions({ release, remotes }).mf_tickets?.rule).toBe('canary for 10 %');
  files('http://shop.example/remotes/mf_tickets/1.8.0/browser/a.js');
  expect(whyVersions({ release, remotes }).mf_tickets).toMatchObject({ version: '1.8.0', rule: 'fall-back' });
});
