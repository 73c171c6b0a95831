import { laterTexts } from '@festival/shared-ui/texts/laterTexts';
import { laterTextFiles } from './laterTextFiles.ts';

/** Texts that most shoppers never see: the reasons why an order was not placed. */
export const useLaterTexts = laterTexts('mf_checkout_later', laterTextFiles);
