import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { CircleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../fieldId.ts';
import { formLanguage } from '../formLanguage.ts';
import { todayAtom } from '../formRulesAtom.ts';
import type { FormValues } from '../formValues.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import styles from './BirthDateFields.module.css';
import { BirthDateList } from './BirthDateList.tsx';
import { birthYears, dateOfBirthOf, daysInMonth } from './dateOfBirthOf.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The date of birth by day, month and year; the years are 10 to 100 years ago [CHK-04]. */
export function BirthDateFields() {
  const { t } = useTranslation('mf_checkout');
  const { labelOf, errorOf } = useFieldTexts();
  const form = useFormContext<FormValues>();
  const [day, month, year] = useWatch({ control: form.control, name: ['birthDay', 'birthMonth', 'birthYear'] });
  const years = birthYears(useAtomValue(todayAtom));
  const monthNames = useMonthNames();
  const error = errorOf('dateOfBirth', form.formState.errors.dateOfBirth?.message);
  const errorId = `${fieldId('dateOfBirth')}-error`;
  const pick = (part: 'birthDay' | 'birthMonth' | 'birthYear', value: string) => {
    form.setValue(part, value);
    const [newDay, newMonth, newYear] = form.getValues(['birthDay', 'birthMonth', 'birthYear']);
    const dateOfBirth = dateOfBirthOf({ day: newDay, month: newMonth, year: newYear });
    form.setValue('dateOfBirth', dateOfBirth, { shouldValidate: form.formState.isSubmitted || dateOfBirth !== '' });
  };
  const list = { isInvalid: Boolean(error), describedBy: error ? errorId : undefined };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span>{labelOf('dateOfBirth')}</span> <span aria-hidden="true">*</span>
      </legend>
      <div className={styles.lists}>
        <BirthDateList
          {...list}
          id={fieldId('dateOfBirth')}
          label={t('form.label.day')}
          name="birthDay"
          autoComplete="bday-day"
          value={day}
          options={numbers(daysInMonth(Number(month), Number(year) || undefined)).map((number) => [number, number])}
          onPick={(value) => pick('birthDay', value)}
        />
        <BirthDateList
          {...list}
          label={t('form.label.month')}
          name="birthMonth"
          autoComplete="bday-month"
          value={month}
          options={monthNames.map((name, index) => [index + 1, name])}
          onPick={(value) => pick('birthMonth', value)}
        />
        <BirthDateList
          {...list}
          label={t('form.label.year')}
          name="birthYear"
          autoComplete="bday-year"
          value={year}
          options={years.map((number) => [number, number])}
          onPick={(value) => pick('birthYear', value)}
        />
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          <CircleAlert className={styles.icon} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function useMonthNames(): string[] {
  const language = formLanguage(useAtomValue(languageAtom));
  return useMemo(() => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return numbers(12).map((month) => format(Date.UTC(2000, month - 1, 1)));
  }, [language]);
}
