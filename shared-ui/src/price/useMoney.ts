import { moneyIn } from '@festival/shared-contracts/money/moneyIn';
import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';

/** Formats cents as money in the page's language [I18-04]. */
export function useMoney(): (cents: number) => string {
  const language = useAtomValue(languageAtom);
  return (cents) => moneyIn(language, cents);
}
