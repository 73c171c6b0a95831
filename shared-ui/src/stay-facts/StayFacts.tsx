import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import { choicesAtom, languageAtom, productsAtom, quantitiesAtom } from '@festival/shared-contracts/state/shopState';
import { travelCartAtom } from '@festival/shared-contracts/state/travelState';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { useAtomValue } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useTranslation } from 'react-i18next';

const dayLength = 24 * 60 * 60 * 1000;

/** The stay in the cart: its room, days and persons, and whether entrance is included. A wishlist's stay is only in the page's state. */
const stayAtom = atom((get) => {
  const [chosen, local] = [get(choicesAtom).travel, get(travelCartAtom)];
  const held = get(quantitiesAtom);
  const hasEntrance = get(productsAtom).some(
    (product) => isTravelTicket(product) && product.price === 0 && (held[product.id] ?? 0) > 0,
  );
  return {
    roomId: chosen?.roomId ?? local?.packageOption?.roomId,
    persons: chosen?.persons ?? local?.occupation ?? 0,
    from: chosen?.startOfStayDate ?? local?.startOfStayDate,
    to: chosen?.endOfStayDate ?? local?.endOfStayDate,
    hasEntrance,
  };
});

/** Keeps a number on the same line as its noun. */
const together = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A line may end with the dot, but does not begin with it. */
const dot = '\u00a0· ';

type StayFactsProps = { productId: string; className?: string };

/** Shows the days and the number of persons of the cart's stay, and that entrance is included. Renders nothing for any other product [TRV-03]. */
export function StayFacts({ productId, className }: StayFactsProps) {
  const { t } = useTranslation('ui');
  const language = useAtomValue(languageAtom);
  const { roomId, persons, from, to, hasEntrance } = useAtomValue(stayAtom);
  if (roomId !== productId) return null;
  const dayOf = (date: string) => formatDay(date, { language, timeZone: 'UTC' });
  const facts = [
    from && to && t('stay.days', { from: dayOf(from), to: dayOf(to) }),
    from && to && together(t('stay.nights', { count: Math.round((Date.parse(to) - Date.parse(from)) / dayLength) })),
    together(t('stay.persons', { count: persons })),
    hasEntrance && t('stay.entrance'),
  ];
  return <p className={className}>{facts.filter(Boolean).join(dot)}</p>;
}
