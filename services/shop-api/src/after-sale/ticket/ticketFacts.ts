import type { Language } from '@festival/shared-contracts/language/languages';
import type { Product } from '@festival/shared-contracts/product/product';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { formatDay } from '@festival/shared-contracts/time/formatDay';
import { formatFestivalDate } from '@festival/shared-contracts/time/formatFestivalDate';
import { admissionDays } from '../order-facts/admissionDays.ts';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { daysInWords, festivalDays, placeIn } from '../order-facts/festivalFacts.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';

type TicketFacts = Pick<TicketOnPaper, 'facts' | 'hint' | 'rules' | 'startsAt'>;

/**
 * The facts on a ticket, in the buyer's language: its own day and the time of its doors, or its bus stop with both
 * rides [BYD-02, TRN-01]. `product` is in that language; null when the festival no longer has it.
 */
export function ticketFacts(product: Product | null, config: ShopConfig, language: Language): TicketFacts {
  const { conditionalMessage = '', productDisclaimer = '' } = product?.meta ?? {};
  const facts =
    product?.mappedType === 'transportation' ? ride(product, config, language) : admission(product, config, language);
  return { ...facts, rules: [conditionalMessage, productDisclaimer].filter((rule) => rule !== '') };
}

type Facts = Omit<TicketFacts, 'rules'>;

function admission(product: Product | null, config: ShopConfig, language: Language): Facts {
  const texts = confirmationTexts[language];
  const { doorsAt, endsAt } = product?.meta ?? {};
  const days = doorsAt && endsAt ? admissionDays(doorsAt, endsAt) : festivalDays(config);
  return {
    facts: [
      [texts.when, daysInWords(days, language)],
      ...(doorsAt ? [[texts.doors, doorsIn(config, language)(doorsAt)] as [string, string]] : []),
      ...(endsAt ? [[texts.until, momentIn(config, language)(endsAt)] as [string, string]] : []),
      [texts.where, placeIn(config, language)],
    ],
    hint: days.first === days.last ? texts.gateHint : texts.daysHint,
    startsAt: doorsAt,
  };
}

function ride({ meta }: Product, config: ShopConfig, language: Language): Facts {
  const texts = confirmationTexts[language];
  const moment = momentIn(config, language);
  const { departure, departsAt, returnsAt } = meta;
  const facts: TicketFacts['facts'] = [];
  if (departure) facts.push([texts.stop, departure]);
  if (departsAt) facts.push([texts.out, moment(departsAt)]);
  if (returnsAt) facts.push([texts.back, moment(returnsAt)]);
  facts.push([texts.where, placeIn(config, language)]);
  return { facts, hint: departsAt && returnsAt ? texts.ridesHint : texts.rideHint, startsAt: departsAt };
}

/**
 * Returns a function that formats a time in the shop's `eventDatetimeFormat`, or by `otherwise` if the shop has none
 * [I18-05].
 */
const inFormat =
  (otherwise: (moment: string, config: ShopConfig, language: Language) => string) =>
  (config: ShopConfig, language: Language) =>
  (moment: string): string => {
    const format = config.shopSettings.fields.eventDatetimeFormat;
    const { timeZone } = config.festivalData;
    return format ? formatFestivalDate(moment, { language, timeZone, format }) : otherwise(moment, config, language);
  };

const timeOf = (moment: string, { festivalData: { timeZone } }: ShopConfig, language: Language): string =>
  formatFestivalDate(moment, { language, timeZone, format: 'HH:mm' });

/** The day of the doors is shown above their time. */
const doorsIn = inFormat(timeOf);

const momentIn = inFormat((moment, config, language) => {
  const { timeZone } = config.festivalData;
  return `${formatDay(moment, { language, timeZone, withYear: true })}, ${timeOf(moment, config, language)}`;
});
