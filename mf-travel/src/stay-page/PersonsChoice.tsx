import { configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayOffer } from '../exposed.ts';
import { PersonsOptions } from '../filters/PersonsOptions.tsx';
import { stayPath } from '../link/stayPath.ts';

/** The number of persons. It is in the address, and the rooms depend on it [TRV-02]. */
export function PersonsChoice({ offer: { travelPackage, persons, personsRange } }: { offer: StayOffer }) {
  const { t } = useTranslation('mf_travel');
  const commands = useCommands();
  const slug = useAtomValue(configAtom)?.slug;
  const [chosen, setChosen] = useState(persons);
  const [shownFor, setShownFor] = useState(persons);
  if (shownFor !== persons) {
    setShownFor(persons);
    setChosen(persons);
  }
  const choose = (count: number) => {
    setChosen(count);
    void commands().navigation.goTo(stayPath(travelPackage, count));
  };
  return (
    <search>
      <form method="get" action={`/${slug}/${stayPath(travelPackage, undefined)}`}>
        <NativeSelect
          name="persons"
          label={t('persons.question')}
          hint={t('persons.hint')}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
        >
          <PersonsOptions range={personsRange} />
        </NativeSelect>
        <noscript>
          <Button type="submit">{t('filters.show')}</Button>
        </noscript>
      </form>
    </search>
  );
}
