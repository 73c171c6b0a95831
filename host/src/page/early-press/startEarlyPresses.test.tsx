/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { commandsPrimitive } from '@festival/shared-contracts/state/primitives';
import { earlyButton, useTakeOver } from '@festival/shared-ui/early-press/useTakeOver';
import { Form } from '@festival/shared-ui/form/Form';
import { ProductQuantity } from '@festival/shared-ui/product-quantity';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { pageFor } from '../../../testing/pageFor.ts';
import { useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import { loadHostTexts } from '../../i18n/loadHostTexts.ts';
import { pageDataId } from '../readPageData.ts';
import { startEarlyPresses } from './startEarlyPresses.ts';

const page = pageFor({
  language: 'en',
  products: [
    productFor({ id: 'day', name: 'Day', price: 5000, stock: 3 }),
    productFor({ id: 'deck', name: 'Deck', price: 9000, minQuantity: 2, stepSize: 2, stock: 50 }),
  ],
});
let texts: ReturnType<typeof createTexts>;
beforeAll(async () => {
  texts = createTexts({ language: 'en', texts: await loadHostTexts('en') });
});

/** Functions that remove the listeners of the scripts started by a test. */
const endings: (() => void)[] = [];
const endScripts = () => {
  for (const end of endings.splice(0)) end();
};
/** Starts the script in the same way as the page. */
const start = () => {
  const add = EventTarget.prototype.addEventListener;
  const listen = jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...[type, listener, options]
  ) {
    add.call(this, type, listener, options);
    endings.push(() => this.removeEventListener(type, listener, options));
  });
  window.earlyPresses = startEarlyPresses();
  listen.mockRestore();
  return window.earlyPresses;
};

function Cart({ onOpen }: { onOpen: () => void }) {
  const ref = useTakeOver<HTMLButtonElement>(onOpen);
  return (
    <button ref={ref} type="button" data-early={earlyButton} data-count={1}>
      Cart
    </button>
  );
}

/** The server's page with two quantities and the cart's button; `takeOver` hydrates it. */
const openPage = (beforeAdding?: () => Promise<boolean>) => {
  const calls: string[] = [];
  const store = createPageStore(page, '/zomer');
  const setQuantity = async (id: string, quantity: number) => {
    calls.push(`${id} ${quantity}`);
    return success(undefined);
  };
  const cart: Partial<Commands['cart']> = { setQuantity };
  store.set(commandsPrimitive, { current: { cart } as Commands });
  const tree = (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
        <Cart onOpen={() => calls.push('cart')} />
        <ProductQuantity productId="day" {...(beforeAdding ? { beforeAdding } : {})} />
        <ProductQuantity productId="deck" />
      </I18nextProvider>
    </Provider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(tree);
  document.body.append(root);
  const reports: unknown[] = [];
  const takeOver = () =>
    act(async () => {
      hydrateRoot(root, tree, { onRecoverableError: (error) => reports.push(error) });
    });
  const handOn = () => act(async () => window.earlyPresses?.handOn((id, quantity) => void setQuantity(id, quantity)));
  return { root, calls, reports, takeOver, handOn };
};

const press = async (name: string, times = 1) => {
  for (let count = 0; count < times; count += 1) screen.getByRole('button', { name }).click();
};
const number = (name: string) => screen.getByRole('spinbutton', { name: `Number of ${name}` });
/** The script's styles; jsdom has no constructed style sheets. */
let sheet = '';
const countShown = () => /content:"(\d+)"/.exec(sheet)?.[1];

beforeEach(() => {
  sheet = '';
  const constructed = {
    replaceSync(text: string) {
      sheet = text;
    },
  };
  Object.assign(globalThis, { CSSStyleSheet: jest.fn(() => constructed) });
  Object.assign(document, { adoptedStyleSheets: [] });
  sessionStorage.clear();
  document.body.innerHTML = `<script id="${pageDataId}" type="application/json">${JSON.stringify(page)}</script>`;
});
afterEach(endScripts);

test('presses before hydration follow the quantity’s rules, and the header counts them [BYD-05, TIX-09]', async () => {
  start();
  openPage();
  await press('More Day', 5);
  expect(number('Day')).toHaveValue('3');
  await press('More Deck', 2);
  await press('Fewer Deck');
  expect(number('Deck')).toHaveValue('2');
  await press('Fewer Deck');
  expect(number('Deck')).toHaveValue('0');
  // One product was in the cart before.
  expect(countShown()).toBe('4');
});

test('each control receives its quantity once, in the order of the presses, and React hydrates an unchanged page [BYD-05]', async () => {
  const complaints = jest.spyOn(console, 'error');
  start();
  const { calls, reports, takeOver, handOn } = openPage();
  await press('More Deck');
  await press('Cart', 2);
  await press('More Day', 2);
  await takeOver();
  await handOn();
  await handOn();
  expect(calls).toEqual(['deck 2', 'cart', 'day 2']);
  expect(reports).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('a press on a hydrated control is handled only by the control', async () => {
  start();
  const { calls, takeOver, handOn } = openPage();
  await takeOver();
  await userEvent.click(screen.getByRole('button', { name: 'More Day' }));
  expect(calls).toEqual(['day 1']);
  await handOn();
  expect(calls).toEqual(['day 1']);
});

test('a refused quantity is no longer shown', async () => {
  start();
  const { takeOver, handOn, calls } = openPage(async () => false);
  await press('More Day', 2);
  await takeOver();
  await handOn();
  expect(number('Day')).toHaveValue('0');
  expect(calls).toEqual([]);
});

test('a typed number is applied when the field loses the focus, and a number that is being typed stays [TIX-08]', async () => {
  start();
  const { calls, takeOver, handOn } = openPage();
  await userEvent.type(number('Deck'), '{selectall}7');
  await userEvent.tab();
  expect(number('Deck')).toHaveValue('6');
  await userEvent.clear(number('Deck'));
  await userEvent.tab();
  expect(number('Deck')).toHaveValue('0');
  await userEvent.clear(number('Day'));
  await userEvent.type(number('Day'), '2');
  await takeOver();
  await handOn();
  expect(calls).toEqual([]);
  expect(number('Day')).toHaveValue('2');
  await userEvent.tab();
  expect(calls).toEqual(['day 2']);
});

test('if the control is gone, the command receives the quantity, unless a modal must be answered first', async () => {
  start();
  const { root, calls, handOn } = openPage(async () => true);
  await press('More Day');
  await press('More Deck');
  root.remove();
  await handOn();
  expect(calls).toEqual(['deck 2']);
});

test('presses that still wait when the page is left are shown on the next page, and are put into the cart there [BYD-05]', async () => {
  start().leave = () => ({ quantities: { day: 1, shirt: 4 } });
  const former = openPage();
  await press('More Deck');
  dispatchEvent(new Event('pagehide'));
  endScripts();
  former.root.remove();

  const next = openPage();
  start();
  expect([number('Day'), number('Deck')].map((input) => (input as HTMLInputElement).value)).toEqual(['1', '2']);
  expect(countShown()).toBe('8');
  await next.takeOver();
  await next.handOn();
  expect(next.calls).toEqual(['day 1', 'shirt 4', 'deck 2']);
  expect(sessionStorage).toHaveLength(0);
});

test('presses are not repeated if they are too old or already in the cart', () => {
  const left = (at: number) =>
    sessionStorage.setItem('festival:left:', JSON.stringify({ at, quantities: { day: 0, deck: 2 } }));
  const { calls } = openPage();
  left(Date.now() - 16 * 60_000);
  start();
  expect(number('Deck')).toHaveValue('0');
  left(Date.now() - 60_000);
  start();
  expect(number('Deck')).toHaveValue('2');
  expect(countShown()).toBe('3');
  expect(calls).toEqual([]);
});

test('after 5 s the page offers a form with the presses; no press is sent twice [BYD-05]', async () => {
  useFakeTimers();
  start();
  const { calls, takeOver, handOn } = openPage();
  const notice = document.createElement('div');
  notice.innerHTML =
    '<div id="early" role="status"></div><template id="early-form"><form><p>Still loading</p><button>Send</button></form></template>';
  document.body.append(notice);
  await press('More Deck');
  jest.advanceTimersByTime(4_999);
  expect(screen.queryByText('Still loading')).toBeNull();
  jest.advanceTimersByTime(1);
  expect(document.getElementById('early')).toHaveTextContent('Still loading');
  await press('More Day');
  const form = screen.getByText('Still loading').closest('form');
  // Creates the event with which a browser collects the fields of a form; jsdom does not send it.
  const formData = new FormData();
  form?.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  expect([...formData]).toEqual([
    ['deck', '2'],
    ['day', '1'],
    ['returnTo', '/'],
  ]);
  await takeOver();
  await handOn();
  expect(calls).toEqual([]);
});

test('if a script fails, the form with waiting presses stays, and pages without presses report that the page did not load [BYD-05, RTE-09]', async () => {
  useFakeTimers();
  const presses = start();
  openPage();
  const notice = document.createElement('div');
  notice.innerHTML =
    '<div id="early"></div><template id="early-form"><form>Still loading</form></template><template id="early-failed">Not loaded</template>';
  document.body.append(notice);
  presses.fail();
  expect(document.getElementById('early')).toHaveTextContent('Not loaded');
  await press('More Deck');
  jest.advanceTimersByTime(5_000);
  expect(document.getElementById('early')).toHaveTextContent(/^Still loading$/);
  presses.fail();
  expect(document.getElementById('early')).toHaveTextContent(/^Still loading$/);
});

test('the notice disappears when the code is loaded', async () => {
  useFakeTimers();
  start();
  const { takeOver, handOn } = openPage();
  const notice = document.createElement('div');
  notice.innerHTML = '<div id="early"></div><template id="early-form"><form>Still loading</form></template>';
  document.body.append(notice);
  await press('More Deck');
  jest.advanceTimersByTime(5_000);
  expect(screen.getByText('Still loading')).toBeInTheDocument();
  await takeOver();
  await handOn();
  jest.advanceTimersByTime(50);
  expect(screen.queryByText('Still loading')).toBeNull();
  expect(countShown()).toBeUndefined();
});

test('a form that is submitted before hydration is handled once after hydration, and never sent by the browser [BYD-05]', async () => {
  useFakeTimers();
  start();
  const onSubmit = jest.fn((form: HTMLFormElement) => new FormData(form).get('email'));
  const form = (
    <Form onSubmit={onSubmit}>
      <input name="email" aria-label="Email" />
      <button type="submit">Send</button>
    </Form>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(form);
  document.body.append(root);
  const natively = jest.fn();
  window.addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || natively());
  screen.getByRole<HTMLInputElement>('textbox').value = 'noor@example.com';
  screen.getByRole('button', { name: 'Send' }).click();
  screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();

  await act(async () => void hydrateRoot(root, form));
  await act(async () => jest.advanceTimersByTime(1));
  expect(onSubmit.mock.results).toEqual([{ type: 'return', value: 'noor@example.com' }]);
  screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(natively).not.toHaveBeenCalled();
});
