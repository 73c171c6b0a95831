/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import { pageFor } from '../../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { serverCartWriter } from '../../cart/serverCartWriter.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import { texts } from '../../i18n/texts.nl.ts';
import { rehearsePress } from './rehearsePress.tsx';

const depsFor = (products: Product[], savesWishlist = false) => ({
  page: pageFor({ products }),
  texts: createTexts({ language: 'nl', texts }),
  savesWishlist,
  report: jest.fn(),
  makeCartWriter: savesWishlist ? jest.fn() : serverCartWriter,
});
const press = HTMLElement.prototype.click;

/** The quantities that the pressed control shows, one for each press. */
const shownAfterPresses = (): string[] => {
  const shown: string[] = [];
  HTMLElement.prototype.click = function () {
    press.call(this);
    const input = this.closest('fieldset')?.querySelector('input');
    setImmediate(() => shown.push(input?.value ?? ''));
  };
  return shown;
};

const wait = async () => {
  for (let time = 0; time < 10_000; time += 100) await pass(100);
};

beforeEach(() => {
  useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  HTMLElement.prototype.click = press;
  jest.useRealTimers();
});

test.each([
  ['in the cart', false],
  ['on a wishlist, without its writer', true],
])(
  '+ and - of a copy are pressed while the page is idle, %s, even if the ticket is sold out; nothing is sent or stored [BYD-05]',
  async (_, savesWishlist) => {
    const shown = shownAfterPresses();
    const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const before = document.documentElement.outerHTML;
    const soldOut = productFor({ id: 'weekend', stock: 0, soldOut: true });
    const done = rehearsePress(depsFor([soldOut], savesWishlist));
    await wait();
    await done;
    expect(shown).toEqual(['1', '0']);
    expect(sent).not.toHaveBeenCalled();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.documentElement.outerHTML).toBe(before);
  },
);

test('a page without products rehearses no press', async () => {
  const shown = shownAfterPresses();
  await rehearsePress(depsFor([]));
  await wait();
  expect(shown).toEqual([]);
});
