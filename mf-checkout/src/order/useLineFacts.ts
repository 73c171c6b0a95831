import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import { configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { type Fact, lineFacts } from './lineFacts.ts';

/** Returns a function that lists the days and times of a line in the visitor's language and the shop's format [I18-05]. */
export function useLineFacts(): (line: OrderPage['lines'][number]) => Fact[] {
  const language = useAtomValue(languageAtom);
  const config = useAtomValue(configAtom);
  const timeZone = config?.festivalData.timeZone ?? 'Europe/Amsterdam';
  const format = config?.shopSettings.fields.eventDatetimeFormat ?? '';
  return (line) => lineFacts(line, { language, timeZone, format });
}
