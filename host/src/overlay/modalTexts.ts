import { type ErrorRow, errorRowOf, knownCode } from '@festival/shared-contracts/errors/errorCatalogue';
import { textKeyOfMessage } from '@festival/shared-contracts/errors/otherTextNames';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import type { TFunction } from 'i18next';

export interface ModalTexts {
  title: string;
  text: string;
  confirm: string;
  /** Only a decision has it. */
  cancel?: string;
}

/** A server's message as a shopper reads it: our text for the keys it speaks in, else the sentence itself [ERR-02]. */
const sentenceOf = (message: string, t: TFunction<'errors'>): string => {
  const key = textKeyOfMessage(message);
  return key ? t(key) : message;
};

/** What a modal says, by its row of the catalogue: the row's texts, or what came with the code in their place [OVL-03, ERR-02]. */
export const modalTexts = ({ code, message = '', values }: OpenModal, t: TFunction<'errors'>): ModalTexts => {
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
