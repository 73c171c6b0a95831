import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { cartAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import type { HarnessOptions } from '../harnessOptions.ts';
import classes from './HarnessPage.module.css';
import { addressWith, type HarnessAddress } from './readAddress.ts';

interface ChoiceProps {
  name: keyof HarnessAddress;
  options: readonly string[];
  current: string;
}

function Choice({ name, options, current }: ChoiceProps) {
  return (
    <span className={classes.choice}>
      {options.map((option) => (
        <a key={option} href={addressWith(name, option)} aria-current={option === current ? 'true' : undefined}>
          {option}
        </a>
      ))}
    </span>
  );
}

/** Chooses exposed module, language and brand, and shows where the shop's data comes from and what the cart holds. */
export function HarnessBar({ options, address }: { options: HarnessOptions; address: HarnessAddress }) {
  const cart = useAtomValue(cartAtom);
  return (
    <nav className={classes.bar} aria-label="Harness">
      <strong>{options.remote}</strong>
      <Choice name="module" options={options.exposes} current={address.module} />
      <Choice name="language" options={options.languages} current={address.language} />
      <Choice name="brand" options={options.brands} current={address.brand} />
      <span>{options.shopApiUrl ?? 'fakes'}</span>
      <span>{cart ? formatMoney(cart.totals.total) : '–'}</span>
    </nav>
  );
}
