import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import type { TravelSettings } from '@festival/shared-contracts/travel/travelSettings';
import { Button } from '@festival/shared-ui/button/Button';
import { Checkbox } from '@festival/shared-ui/choice/Checkbox';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PackageFilters } from '../exposed.ts';
import { formatStayDay } from '../formatStayDay.ts';
import { listPathAtom } from './listPathAtom.ts';
import styles from './PackageFilterForm.module.css';
import { PersonsOptions } from './PersonsOptions.tsx';
import { countFilters, queryOfFilters } from './queryOfFilters.ts';

interface PackageFilterFormProps {
  settings: TravelSettings;
  /** The filters of the list on the page. */
  filters: PackageFilters;
}

/**
 * The filters of the stays: persons, day, stars and kinds [TRV-01]. Each choice changes the address at once; without
 * scripts it is a plain form. On a phone the list begins with stays, and the filters are behind a button that needs no
 * scripts.
 */
export function PackageFilterForm({ settings, filters }: PackageFilterFormProps) {
  const { t } = useTranslation('mf_travel');
  const commands = useCommands();
  const language = useAtomValue(languageAtom);
  const list = useAtomValue(listPathAtom);
  const slug = useAtomValue(configAtom)?.slug;
  const [chosen, setChosen] = useState(filters);
  const [shownFor, setShownFor] = useState(filters);
  // The address has changed, for example by Back, and takes precedence.
  if (shownFor !== filters) {
    setShownFor(filters);
    setChosen(filters);
  }
  const choose = (change: Partial<PackageFilters>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    void commands().navigation.goTo(`${list}?${queryOfFilters(next)}`);
  };
  const set = countFilters(filters);
  const numberOf = (written: string) => (written === '' ? undefined : Number(written));
  const toggle = (id: string, isOn: boolean) =>
    choose({ category: isOn ? [...chosen.category, id] : chosen.category.filter((one) => one !== id) });
  return (
    <search>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {t('filters.button') + (set > 0 ? `: ${t('filters.set', { count: set })}` : '')}
        </summary>
      </details>
      <form className={styles.form} method="get" action={`/${slug}/${list}`} aria-label={t('filters.name')}>
        <NativeSelect
          name="persons"
          label={t('filters.persons')}
          value={chosen.persons ?? ''}
          onChange={(event) => choose({ persons: numberOf(event.target.value) })}
        >
          <option value="">{t('filters.anyPersons')}</option>
          <PersonsOptions range={settings.persons} />
        </NativeSelect>
        {settings.dates.length > 0 && (
          <NativeSelect
            name="date"
            label={t('filters.date')}
            value={chosen.date ?? ''}
            onChange={(event) => choose({ date: event.target.value || undefined })}
          >
            <option value="">{t('filters.anyDate')}</option>
            {settings.dates.map((date) => (
              <option key={date} value={date}>
                {formatStayDay(date, language)}
              </option>
            ))}
          </NativeSelect>
        )}
        {settings.ratings.length > 0 && (
          <NativeSelect
            name="rating"
            label={t('filters.rating')}
            value={chosen.rating ?? ''}
            onChange={(event) => choose({ rating: numberOf(event.target.value) })}
          >
            <option value="">{t('filters.anyRating')}</option>
            {settings.ratings.map((stars) => (
              <option key={stars} value={stars}>
                {t('filters.atLeast', { count: stars })}
              </option>
            ))}
          </NativeSelect>
        )}
        <Categories settings={settings} chosen={chosen.category} onToggle={toggle} />
        <noscript>
          <Button type="submit">{t('filters.show')}</Button>
        </noscript>
      </form>
    </search>
  );
}

interface CategoriesProps {
  settings: TravelSettings;
  chosen: readonly string[];
  onToggle: (id: string, isOn: boolean) => void;
}

function Categories({ settings, chosen, onToggle }: CategoriesProps): ReactNode {
  const { t } = useTranslation('mf_travel');
  const language = useAtomValue(languageAtom);
  if (settings.categories.length === 0) return null;
  return (
    <fieldset className={styles.categories}>
      <legend className={styles.legend}>{t('filters.category')}</legend>
      {settings.categories.map(({ id, name, texts }) => (
        <Checkbox
          key={id}
          name="category"
          value={id}
          label={texts[language]?.name ?? name}
          checked={chosen.includes(id)}
          onChange={(event) => onToggle(id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
