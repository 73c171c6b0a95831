import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { type TestCard, testCard } from './testCards.ts';

const cardFieldNames = ['number', 'expiry', 'code', 'holder'] as const;
export type CardFieldName = (typeof cardFieldNames)[number];
export type CardFields = Record<CardFieldName, string>;

/** The typed fields, and the test card or the names of the wrong fields. */
export type CardForm = { fields: CardFields; card: Result<TestCard, CardFieldName[]> };

/** Reads the posted form. `now` in milliseconds since 1970. */
export function readCardForm(posted: Record<string, unknown>, now: number): CardForm {
  const value = (name: CardFieldName) => (typeof posted[name] === 'string' ? posted[name].trim().slice(0, 120) : '');
  const fields = { number: value('number'), expiry: value('expiry'), code: value('code'), holder: value('holder') };
  const card = testCard(fields.number);
  const right: Record<CardFieldName, boolean> = {
    number: card !== null,
    expiry: isInFuture(fields.expiry, now),
    code: /^\d{3,4}$/.test(fields.code),
    holder: fields.holder !== '',
  };
  const wrong = cardFieldNames.filter((name) => !right[name]);
  return { fields, card: card && wrong.length === 0 ? success(card) : failure(wrong) };
}

/** `MM/YY`: a card is valid until the end of its month. */
function isInFuture(expiry: string, now: number): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry) ?? [];
  return Boolean(month && year) && Date.UTC(2000 + Number(year), Number(month), 1) > now;
}
