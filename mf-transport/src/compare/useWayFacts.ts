import type { Product } from '@festival/shared-contracts/product/product';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** The duration and the emission of a way to travel, in words; null without data [TRN-03]. */
export function useWayFacts(): (way: Product) => { time: string | null; co2: string | null } {
  const { t } = useTranslation('mf_transport');
  const language = useAtomValue(languageAtom);
  return ({ meta: { travelMinutes, co2Kilograms } }) => ({
    time: travelMinutes === undefined ? null : timeIn(t, travelMinutes),
    co2:
      co2Kilograms === undefined
        ? null
        : t('compare.kilograms', { amount: co2Kilograms.toLocaleString(language, { maximumFractionDigits: 1 }) }),
  });
}

const timeIn = (t: Translate<'mf_transport'>, minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('compare.minutes', { minutes: String(rest) });
  return rest === 0
    ? t('compare.hours', { hours: String(hours) })
    : t('compare.hoursAndMinutes', { hours: String(hours), minutes: String(rest) });
};
