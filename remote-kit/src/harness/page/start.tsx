import '@festival/shared-ui/theme/base.css';
import './brandThemes.ts';
import { createRoot } from 'react-dom/client';
import * as ownStates from '#remote-states';
import { type HarnessOptions, optionsPath } from '../harnessOptions.ts';
import { readAddress } from '../states/readAddress.ts';
import { statesOf } from '../states/statesOf.ts';
import { HarnessPage } from './HarnessPage.tsx';
import { openShownStates } from './openShownStates.ts';

/** Starts the harness's page: one remote in a real or a fake shop, or in several states of a fake one. */
async function start(): Promise<void> {
  const options = (await (await fetch(optionsPath)).json()) as HarnessOptions;
  const address = readAddress(options);
  for (const brand of options.furtherBrands) linkTheme(brand);
  document.documentElement.lang = address.language;
  document.documentElement.dataset.brand = address.brand;
  // Spread, since a remote may omit `shows`, and webpack checks named exports.
  const states = statesOf(address.module, { ...ownStates });
  const hash = states.find(({ name }) => name === address.state)?.hash;
  if (hash !== undefined) location.hash = hash;
  const shown = await openShownStates(options, address, states);
  const root = document.getElementById('root');
  if (!root) throw new Error('The harness has no root.');
  const names = states.map(({ name }) => name);
  const framed = states.filter((state) => state.hash !== undefined).map(({ name }) => name);
  const page = { options, address, states: names, shown, framed };
  createRoot(root).render(<HarnessPage {...page} />);
}

function linkTheme(brand: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/brand/${brand}/theme.css` }),
  );
}

void start();
