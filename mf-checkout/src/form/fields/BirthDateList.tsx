import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useTranslation } from 'react-i18next';

type BirthDateListProps = {
  id?: string;
  label: string;
  name: string;
  autoComplete: string;
  value: string;
  options: readonly (readonly [value: number, text: string | number])[];
  isInvalid: boolean;
  describedBy: string | undefined;
  onPick: (value: string) => void;
};

/** One of the three lists of a date of birth. The error is about the whole date, so it is below all three. */
export function BirthDateList(props: BirthDateListProps) {
  const { t } = useTranslation('mf_checkout');
  const { options, isInvalid, describedBy, onPick, value, ...select } = props;
  // A day that the chosen month does not have stays visible, with an error.
  const hasValue = value === '' || options.some(([number]) => String(number) === value);
  return (
    <NativeSelect
      {...select}
      aria-required
      value={value}
      onChange={(event) => onPick(event.target.value)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    >
      <option value="" disabled>
        {t('form.choose')}
      </option>
      {!hasValue && <option value={value}>{value}</option>}
      {options.map(([number, text]) => (
        <option key={number} value={number}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
}
