import '@festival/shared-ui/theme/base.css';
import './brandThemes.ts';
import { createRoot } from 'react-dom/client';
import { type HarnessOptions, optionsPath } from '../harnessOptions.ts';
import { HarnessPage } from './HarnessPage.tsx';
import { openHarnessShop } from './openHarnessShop.ts';
import { openRemote } from './openRemote.ts';
import { readAddress } from './readAddress.ts';

/** Starts the harness's page: a shop, real or fake, and one remote in it. */
async function start(): Promise<void> {
  const options = (await (await fetch(optionsPath)).json()) as HarnessOptions;
  const address = readAddress(options);
  const shop = await openHarnessShop(options, address.language);
  document.documentElement.lang = address.language;
  document.documentElement.dataset.brand = address.brand;
  const root = document.getElementById('root');
  if (!root) throw new Error('The harness has no root.');
  createRoot(root).render(
    <HarnessPage options={options} address={address} shop={shop} module={openRemote(options, address, shop)} />,
  );
}

void start();
