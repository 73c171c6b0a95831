import type { MissingCheck } from '../checkout/missingChecks.ts';
import type { DecisionRow, errorCatalogue } from './errorCatalogue.ts';
import type { otherTextNames } from './otherTextNames.ts';

interface MessageTexts {
  title: string;
  text: string;
  confirm: string;
}
interface DecisionTexts extends MessageTexts {
  cancel: string;
}

type Catalogue = typeof errorCatalogue;

/** The namespace `errors` in one language: each row of the catalogue, and the other texts of errors [ERR-01, ERR-07]. */
export type ErrorTexts = {
  [Code in keyof Catalogue]: Catalogue[Code] extends DecisionRow ? DecisionTexts : MessageTexts;
} & {
  other: { [Name in (typeof otherTextNames)[number]]: string };
  /** What a shop asks for before it sells [BSK-05]. */
  error: Record<MissingCheck, string>;
  alert: { logged_in_as: string };
};
