import { type ErrorRow, errorCatalogue, errorRowOf, knownCode } from '@festival/shared-contracts/errors/errorCatalogue';
import { sentenceOfRefusal } from '@festival/shared-contracts/errors/refusalTexts';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import type { Translate } from '@festival/shared-ui/texts/createI18n';

interface ModalTexts {
  title: string;
  text: string;
  confirm: string;
  /** The second answer, only for a decision. */
  cancel?: string;
}

type Catalogue = typeof errorCatalogue;
type Code = keyof Catalogue;
/** The codes of decisions: only their texts have a second answer. */
type DecisionCode = { [Key in Code]: Catalogue[Key] extends { kind: 'decision' } ? Key : never }[Code];

const isDecision = (code: Code): code is DecisionCode => errorCatalogue[code].kind === 'decision';

/** The sentence that replaces the text of the row: the text for the refusal, or the page's own message. Empty if there is neither [ERR-02]. */
const sentenceOf = ({ refusal, message = '', values }: OpenModal, errorText: Translate<'errors'>): string =>
  sentenceOfRefusal({ ...(refusal ?? { message }), values }, errorText) ?? (refusal ? '' : message);

/**
 * The texts of every row, also of those that only a modal shows: to use once the later texts are loaded. On a page, `t` accepts only the keys that
 * each page loads.
 */
export const textsOfRows = (errorText: Translate<'errors'>) =>
  errorText as (key: `${Code}.${keyof ModalTexts}`, values?: { replace: object }) => string;

/** The texts of a modal: those of the code's row in the catalogue, or texts that were passed with the code [OVL-03, ERR-02]. */
export const modalTexts = (modal: OpenModal, errorText: Translate<'errors'>): ModalTexts => {
  const rowText = textsOfRows(errorText);
  const { code, values, title = values?.title } = modal;
  const row: ErrorRow = errorRowOf(code);
  const key = knownCode(code);
  const sentence = sentenceOf(modal, errorText);
  const given = { replace: values ?? {} };
  const own = rowText(`${key}.text`, { replace: { ...values, message: sentence || errorText('other.tryAgain') } });
  const texts = {
    title: row.carries === 'titleAndMessage' && title ? String(title) : rowText(`${key}.title`, given),
    text: sentence && (row.carries === 'message' || row.carries === 'titleAndMessage') ? sentence : own,
    confirm: rowText(`${key}.confirm`, given),
  };
  return isDecision(key) ? { ...texts, cancel: rowText(`${key}.cancel`) } : texts;
};
