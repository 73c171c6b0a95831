import { type ErrorRow, errorRowOf, knownCode } from '@festival/shared-contracts/errors/errorCatalogue';
import { textKeyOfMessage } from '@festival/shared-contracts/errors/otherTextNames';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import type { Translate } from '@festival/shared-ui/texts/createShopTexts';

interface ModalTexts {
  title: string;
  text: string;
  confirm: string;
  /** Only for a decision. */
  cancel?: string;
}

/** The server's message for the shopper: our text for a known key, else the message itself [ERR-02]. */
const sentenceOf = (message: string, t: Translate): string => {
  const key = textKeyOfMessage(message);
  return key ? t(key) : message;
};

/** The texts of a modal: those of its row in the catalogue, or those that came with the code [OVL-03, ERR-02]. */
export const modalTexts = ({ code, message = '', values }: OpenModal, t: Translate): ModalTexts => {
  const row: ErrorRow = errorRowOf(code);
  const key = knownCode(code);
  const sentence = sentenceOf(message, t);
  const own = t(`${key}.text`, { ...values, message: sentence });
  const texts = {
    title: row.carries === 'titleAndMessage' && values?.title ? String(values.title) : t(`${key}.title`, values ?? {}),
    text: sentence && (row.carries === 'message' || row.carries === 'titleAndMessage') ? sentence : own,
    confirm: t(`${key}.confirm`),
  };
  return row.kind === 'decision' ? { ...texts, cancel: t(`${key}.cancel`) } : texts;
};
