import type { PageRemote } from '../page/pageRemote.ts';
import { remoteVersions } from '../remotes/federation/remoteVersions.ts';
import { whyVersions } from './whyVersions.ts';

const entry = 'browser/remoteEntry.js';
const release = { brand: 'solstrand', revision: 7 };
const canary = { version: '1.9.0', entry, canaryShare: 1_250, fallback: { version: '1.8.0', entry } };

/** A page with these remotes: its versions, and the reasons that the page returns. */
const pageOf = (remotes: Record<string, PageRemote>, of: { isKept?: true } = {}) => {
  const versions = remoteVersions(remotes);
  return { versions, why: () => whyVersions({ release: { ...release, ...of }, remotes }, versions) };
};

test('for each version the page returns whether it is stable, or a canary with its share, and whether it is shown [BYD-10]', () => {
  const basket = { version: '2.0.0', entry, fallback: { version: '1.0.0', entry } };
  const { versions, why } = pageOf({ mf_tickets: canary, mf_basket: basket });
  versions.candidates('mf_tickets');
  versions.keep('mf_tickets', '1.9.0');
  expect(why()).toEqual({
    mf_tickets: { version: '1.9.0', rule: 'canary for 12.5 %', release: 'solstrand 7', state: 'shown' },
    mf_basket: { version: '2.0.0', rule: 'stable', release: 'solstrand 7', state: 'unused' },
  });
});

test('a version of a release that is kept with the cart is named as kept, whether it is a canary or not [BYD-10]', () => {
  expect(pageOf({ mf_tickets: canary }, { isKept: true }).why().mf_tickets?.rule).toBe('kept with the cart');
});

test('a version to which the page fell back is named as a fall-back [BYD-10]', () => {
  const { versions, why } = pageOf({ mf_tickets: canary });
  versions.candidates('mf_tickets');
  expect(why().mf_tickets).toMatchObject({ rule: 'canary for 12.5 %', state: 'loading' });
  versions.refuse('mf_tickets', '1.9.0');
  versions.keep('mf_tickets', '1.8.0');
  expect(why().mf_tickets).toMatchObject({ version: '1.8.0', rule: 'fall-back', state: 'shown' });
});

test('for a remote whose files failed to load, the page returns that it failed [BYD-10]', () => {
  const { versions, why } = pageOf({ mf_basket: { version: '2.0.0', entry } });
  versions.candidates('mf_basket');
  versions.refuse('mf_basket', '2.0.0');
  expect(why().mf_basket).toMatchObject({ version: '2.0.0', rule: 'stable', state: 'failed' });
});

test('a developer’s own build on a test shop is named as an override [FED-07]', () => {
  const remotes = { mf_tickets: { version: '0.0.0-override.4100', entry } };
  expect(pageOf(remotes).why().mf_tickets?.rule).toBe('override');
});
