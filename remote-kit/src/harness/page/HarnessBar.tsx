import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import type { HarnessOptions } from '../harnessOptions.ts';
import { addressWith, type HarnessAddress } from '../states/readAddress.ts';
import classes from './HarnessPage.module.css';
import type { ShownState } from './StateView.tsx';

interface ChoiceProps {
  name: 'module' | 'language' | 'brand' | 'state';
  options: readonly string[];
  current: string;
}

function Choice({ name, options, current }: ChoiceProps) {
  return (
    <span className={classes.choice}>
      {options.map((option) => (
        <a key={option} href={addressWith(name, option)} aria-current={option === current ? 'true' : undefined}>
          {option || 'shop'}
        </a>
      ))}
    </span>
  );
}

interface HarnessBarProps {
  options: HarnessOptions;
  address: HarnessAddress;
  /** The names of the module's states. */
  states: readonly string[];
  /** The shop of the cart. */
  shown: ShownState | undefined;
}

function CartTotal({ shop }: Pick<ShownState, 'shop'>) {
  const cart = useAtomValue(cartAtom, { store: shop.store });
  return <span>{cart ? formatMoney(cart.totals.total) : '–'}</span>;
}

/**
 * Selects exposed module, language, brand and state, and shows the source of the shop's data and the content of the
 * cart.
 */
export function HarnessBar({ options, address, states, shown }: HarnessBarProps) {
  return (
    <nav className={classes.bar} aria-label="Harness">
      <strong>{options.remote}</strong>
      <Choice name="module" options={options.exposes} current={address.module} />
      <Choice name="language" options={options.languages} current={address.language} />
      <Choice name="brand" options={options.brands} current={address.brand} />
      <Choice name="state" options={['', 'all', ...states]} current={address.state} />
      <span>{(address.state === '' && options.shopApiUrl) || 'fakes'}</span>
      {shown && <CartTotal shop={shown.shop} />}
    </nav>
  );
}
