import type { EarlyPresses } from '@festival/shared-ui/early-press/useTakeOver';
import type { QuantityRule } from '@festival/shared-ui/quantity/quantityRule';
import { stepperRule } from '@festival/shared-ui/quantity/stepperRule';
import { readPageData } from '../readPageData.ts';
import { carriedPresses } from './carriedPresses.ts';
import { earlyNotice, showFailure } from './earlyNotice.ts';
import type { Presses } from './presses.ts';

const inputOf = (name: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('[data-early]')].find(({ dataset }) => dataset.early === name);

const ruleOf = ({ value, dataset }: HTMLInputElement): QuantityRule =>
  stepperRule({
    value: Number(value),
    min: Number(dataset.earlyMin),
    max: Number(dataset.earlyMax),
    step: Number(dataset.earlyStep),
    inStock: true,
    disabled: false,
  });

/** The quantity after a press. The first button of a control is minus. */
const stepped = (input: HTMLInputElement, isMinus: boolean): number => {
  const value = Number(input.value);
  return ruleOf(input)[isMinus ? 'down' : 'up'](value) ?? value;
};

/** The quantity of a product in the server's page. */
const heldBefore = (product: string): number =>
  Number(inputOf(product)?.defaultValue ?? readPageData().cart?.products[product] ?? 0);

/**
 * Shows the number of items in the header, and hides totals, which only the server can compute. It adds and changes no
 * nodes, because React owns them. It styles only a few elements: with a property on the root element, a slow phone
 * would recalculate all styles of the page.
 */
const countStyle = (): ((pressed: Presses) => void) => {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return (pressed) => {
    let count = Number(inputOf('')?.dataset.count ?? 0);
    let rules = '';
    for (const [product, { quantity }] of pressed) {
      if (!product) continue;
      count += quantity - heldBefore(product);
      rules = `[data-early-count]::after{content:"${count}"}[data-early-total]{visibility:hidden}`;
    }
    sheet.replaceSync(rules);
  };
};

/**
 * Handles presses on quantities, forms and the cart's button from the first paint until hydration, and shows
 * quantities. React's controls receive the presses when they hydrate. The script is the same for every page [BYD-05].
 */
export const startEarlyPresses = (): EarlyPresses => {
  const pressed: Presses = new Map();
  const answers = new Map<string, (pressed: number) => void>();
  const taken = new WeakSet<Element>();
  let submitted: HTMLFormElement | undefined;
  const showCount = countStyle();
  const notice = earlyNotice(pressed);

  const show = (): void => {
    showCount(pressed);
    notice();
  };
  const set = (input: HTMLInputElement, quantity: number): void => {
    const name = input.dataset.early ?? '';
    input.value = String(quantity);
    if (quantity === Number(input.defaultValue)) pressed.delete(name);
    else pressed.set(name, { quantity, asks: 'earlyAsks' in input.dataset });
    show();
  };

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      const group = button?.closest('fieldset');
      const input = group?.querySelector<HTMLInputElement>('[data-early]');
      const control = input ?? button?.closest('[data-early]');
      if (!control || taken.has(control)) return;
      // React may be hydrating this part, and would also handle the press.
      event.stopPropagation();
      if (input) set(input, stepped(input, group?.querySelector('button') === button));
      else pressed.set('', { quantity: 1, asks: true });
    },
    true,
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      const input = target as HTMLInputElement;
      if (!input.dataset.early || taken.has(input)) return;
      const { defaultValue, value } = input;
      set(input, value ? ruleOf(input).settle(Number(value)) : Number(defaultValue));
    },
    true,
  );

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!('earlyForm' in form.dataset) || taken.has(form)) return;
      event.preventDefault();
      event.stopPropagation();
      submitted = form;
    },
    true,
  );

  const presses: EarlyPresses = {
    fail: showFailure,
    takeOverForm(form) {
      taken.add(form);
      // React handles the submit only after this whole part is hydrated.
      if (submitted === form) setTimeout(() => form.requestSubmit());
    },
    takeOver(control, answer) {
      taken.add(control);
      const name = control.dataset.early ?? '';
      if (pressed.has(name)) answers.set(name, answer);
    },
    handOn(setQuantity) {
      for (const [name, { quantity, asks }] of pressed) {
        const answer = answers.get(name);
        if (!answer && inputOf(name)) continue;
        pressed.delete(name);
        answers.delete(name);
        if (answer) answer(quantity);
        else if (!asks) setQuantity(name, quantity);
      }
      // Runs after React's render; otherwise the header would briefly show the former number.
      setTimeout(show, 50);
    },
  };
  document.addEventListener(
    'error',
    // Handles only the scripts that start the page; other scripts are loaded again after a failure.
    ({ target }) => (target as HTMLScriptElement).defer && presses.fail(),
    true,
  );
  carriedPresses(pressed, presses, (product, quantity) => {
    const input = inputOf(product);
    if (input) set(input, quantity);
    else if (quantity !== heldBefore(product)) pressed.set(product, { quantity, asks: false });
    show();
  });
  return presses;
};
