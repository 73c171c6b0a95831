import type { ConsolePerson } from '@festival/release-registry/console/session';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import type { BrandOverview, Overview } from '@festival/release-registry/overview/overview';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useState } from 'react';
import type { ConsoleApi } from '../api/consoleApi.ts';
import { Trouble } from '../health/Trouble.tsx';
import { History } from '../history/History.tsx';
import { Matrix } from '../matrix/Matrix.tsx';
import { ActionPanel } from '../release/ActionPanel.tsx';
import type { Action } from '../release/action.ts';
import { texts } from '../texts.ts';
import { Waiting } from '../waiting/Waiting.tsx';
import { ConsoleHeader } from './ConsoleHeader.tsx';
import styles from './ReleasesScreen.module.css';

type ReleasesScreenProps = {
  api: ConsoleApi;
  person: ConsolePerson;
  overview: Overview;
  /** The reason why the overview may be outdated. */
  error: RegistryError | null;
  refresh: () => Promise<void>;
};

/** Shows all brands in a table, the history of one brand next to the table, and one panel to confirm an action. */
export function ReleasesScreen({ api, person, overview, error, refresh }: ReleasesScreenProps) {
  const { brands } = overview;
  const [action, setAction] = useState<Action | null>(null);
  const [said, say] = useState('');
  const [chosen, choose] = useState(brands[0]?.brand ?? '');
  const done = (sentence: string) => {
    say(sentence);
    // Shows the history of the changed brand, whichever brand was selected before.
    if (action) choose(action.looked.brand);
    void refresh();
  };

  return (
    <>
      <ConsoleHeader api={api} person={person} />
      <main className={styles.main}>
        <p className={styles.said} role="status">
          {said}
        </p>
        {error && (
          <Notice tone="warning" live title={texts.stale}>
            {error.message}
          </Notice>
        )}
        <Brands {...{ api, overview, person, chosen, choose }} onAction={setAction} />
      </main>
      {action && (
        <ActionPanel
          api={api}
          by={person.email}
          action={action}
          live={brands.find((one) => one.brand === action.looked.brand) ?? action.looked}
          onAction={setAction}
          onDone={done}
          onRefused={() => void refresh()}
        />
      )}
    </>
  );
}

type BrandsProps = Pick<ReleasesScreenProps, 'api' | 'overview' | 'person'> & {
  chosen: string;
  choose: (brand: string) => void;
  onAction: (action: Action) => void;
};

/** Shows all brands, and the history of the selected one. A narrow screen shows only the selected brand. */
function Brands({ api, overview, person, chosen, choose, onAction }: BrandsProps) {
  const { brands } = overview;
  const brand = brands.find((one) => one.brand === chosen) ?? brands[0];
  const mayChange = (one: BrandOverview) => person.brands.includes(one.brand);
  if (!brand) return <p>{texts.noBrands}</p>;
  return (
    <>
      <Trouble brands={brands} mayChange={mayChange} onAction={onAction} />
      <NativeSelect
        label={texts.brand}
        className={styles.brand}
        value={brand.brand}
        onChange={(event) => choose(event.target.value)}
      >
        {brands.map((one) => (
          <option key={one.brand}>{one.brand}</option>
        ))}
      </NativeSelect>
      <div className={styles.columns}>
        <div className={styles.now}>
          <Waiting brands={brands} by={person.email} mayChange={mayChange} onAction={onAction} />
          <Matrix overview={overview} chosen={brand.brand} mayChange={mayChange} onAction={onAction} />
        </div>
        <History key={brand.brand} api={api} brand={brand} mayChange={mayChange(brand)} onAction={onAction} />
      </div>
    </>
  );
}
