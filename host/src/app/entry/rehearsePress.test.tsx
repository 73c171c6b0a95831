/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { pageFor } from '../../../testing/pageFor.ts';
import { pass, useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { serverCartWriter } from '../../cart/serverCartWriter.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import { texts } from '../../i18n/texts.nl.ts';
import { rehearsePress } from './rehearsePress.tsx';

const depsFor = (products: Product[], config: Partial<ShopConfig> = {}) => ({
  page: pageFor({ products, config: configFor(config) }),
  texts: createTexts({ language: 'nl', texts }),
  report: jest.fn(),
  makeCartWriter: serverCartWriter,
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

test('+ and - of a copy are pressed while the page is idle, even if the ticket is sold out; nothing is sent or stored [BYD-05]', async () => {
  const shown = shownAfterPresses();
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const before = document.documentElement.outerHTML;
  const soldOut = productFor({ id: 'weekend', stock: 0, soldOut: true });
  const done = rehearsePress(depsFor([soldOut]));
  await wait();
  await done;
  expect(shown).toEqual(['1', '0']);
  expect(sent).not.toHaveBeenCalled();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(document.documentElement.outerHTML).toBe(before);
});

test.each([
  ['a preview', { previewMode: true }],
  ['a pre-registration', { preregistration: true }],
])(
  '%s, which stores its cart in the browser, rehearses no press: the stored cart stays [BRD-04, WSH-01]',
  async (_, config) => {
    const shown = shownAfterPresses();
    await rehearsePress(depsFor([productFor({ id: 'weekend' })], config));
    await wait();
    expect(shown).toEqual([]);
  },
);

test('a page without products rehearses no press', async () => {
  const shown = shownAfterPresses();
  await rehearsePress(depsFor([]));
  await wait();
  expect(shown).toEqual([]);
});
