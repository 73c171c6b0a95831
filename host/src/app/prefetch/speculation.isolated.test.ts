/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { endSpeculation, leaveStalePage, speculate } from './speculation.ts';

const rules = () => document.querySelector('script[type=speculationrules]');
const line = (value?: object) => Object.defineProperty(navigator, 'connection', { value, configurable: true });
const cookies = (value: string) => Object.defineProperty(document, 'cookie', { value, configurable: true });
const arrived = (deliveryType: string) => {
  performance.getEntriesByType = () => [{ deliveryType } as unknown as PerformanceEntry];
};

beforeEach(() => {
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
  document.head.replaceChildren();
  document.documentElement.hidden = false;
  cookies('');
  line();
});

test('the browser prefetches links from the first paint until the shell opens pages itself [RTE-14]', () => {
  speculate('abc');
  expect(rules()).toHaveProperty('nonce', 'abc');
  const [{ eagerness, where }] = JSON.parse(rules()?.textContent ?? '').prefetch;
  expect(eagerness).toBe('moderate');
  expect(where.and).toContainEqual({ not: { href_matches: '/*\\?*language=*' } });
  endSpeculation();
  expect(rules()).toBeNull();
});

test('on a page that requires Trusted Types, a policy turns only these rules into a script, and no other text [RTE-14, FED-08]', () => {
  const made: string[] = [];
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, { createScript }: { createScript: (text: string) => string }) => {
        made.push(name, createScript('alert(1)'));
        return { createScript };
      },
    },
  });
  speculate('abc');
  delete (window as { trustedTypes?: unknown }).trustedTypes;
  expect(made).toEqual(['speculation', rules()?.textContent]);
});

test('the policy’s name is taken on every page, also where nothing is prefetched, so that no other script can take it [FED-08]', () => {
  const made: string[] = [];
  Object.assign(window, { trustedTypes: { createPolicy: (name: string) => made.push(name) } });
  line({ saveData: true });
  speculate('abc');
  line();
  Object.assign(HTMLScriptElement, { supports: undefined });
  speculate('abc');
  delete (window as { trustedTypes?: unknown }).trustedTypes;
  expect([made, rules()]).toEqual([['speculation', 'speculation'], null]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched with data saver or on 2g: %j [RTE-14]',
  (given) => {
    line(given);
    speculate('abc');
    expect(rules()).toBeNull();
  },
);

test('a prefetched page is shown while its cookie marks it as current, and not afterwards [RTE-14]', () => {
  arrived('navigational-prefetch');
  cookies(`language=nl; speculated=${encodeURIComponent('b/+d1234')}`);
  expect(leaveStalePage('aaaab/+d1234')).toBe(false);
  expect(document.documentElement.hidden).toBe(false);
  // jsdom cannot load a page, and logs that as an error.
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(leaveStalePage('aaaa00000000')).toBe(true);
  expect(document.documentElement.hidden).toBe(true);
  said.mockRestore();
});

test('a page that was loaded by a press is shown unchanged [RTE-14]', () => {
  arrived('');
  expect(leaveStalePage('aaaa00000000')).toBe(false);
});
