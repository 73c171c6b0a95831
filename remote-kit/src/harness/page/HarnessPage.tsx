import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { HarnessOptions } from '../harnessOptions.ts';
import type { HarnessAddress } from '../states/readAddress.ts';
import { BrandFrames } from './BrandFrames.tsx';
import { HarnessBar } from './HarnessBar.tsx';
import classes from './HarnessPage.module.css';
import { StateFrame } from './StateFrame.tsx';
import { type ShownState, StateView } from './StateView.tsx';

interface HarnessPageProps {
  options: HarnessOptions;
  address: HarnessAddress;
  /** The names of all states of the module. */
  states: readonly string[];
  /** What the page shows: the usual shop, one state, or all states below each other. */
  shown: readonly ShownState[];
  /** The states that the page with all states shows, each in a frame. */
  framed: readonly string[];
}

/** The standalone remote, with the shop's state, texts and theme, below a bar that selects what is shown. */
export function HarnessPage({ options, address, states, shown, framed }: HarnessPageProps) {
  const isAll = address.state === 'all';
  const content = (
    <div className={classes.page}>
      {!address.isFramed && <HarnessBar options={options} address={address} states={states} shown={shown[0]} />}
      <main className={classes.content}>
        {shown.map((state) => (
          <StateView key={state.name} state={state} isNamed={isAll} />
        ))}
        {isAll && framed.map((name) => <StateFrame key={name} name={name} address={{ state: name }} />)}
        {isAll && <BrandFrames options={options} />}
      </main>
    </div>
  );
  return <RouterProvider router={createBrowserRouter([{ path: '*', element: content }])} />;
}
