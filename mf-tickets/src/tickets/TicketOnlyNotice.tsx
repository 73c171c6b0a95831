import { configAtom, languageAtom, serverNowAtom } from '@festival/shared-contracts/state/shopState';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';

/** Says from which moment tickets are sold without a stay; shown until then [TIX-13]. */
export function TicketOnlyNotice({ from }: { from: string }) {
  const { t } = useLaterTexts();
  const language = useAtomValue(languageAtom);
  const config = useAtomValue(configAtom);
  const isToCome = useAtomValue(useMemo(() => atom((get) => get(serverNowAtom) < Date.parse(from)), [from]));
  if (!config || !isToCome) return null;
  const { festivalData, shopSettings } = config;
  const format = shopSettings.fields.eventDatetimeFormat;
  const moment = formatFestivalDate(from, { language, timeZone: festivalData.timeZone, format });
  return <Notice title={t('ticketOnly.title')}>{t('ticketOnly.text', { moment })}</Notice>;
}
