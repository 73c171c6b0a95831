import { laterTexts } from '@festival/shared-ui/texts/laterTexts';
import { laterTextFiles } from './laterTextFiles.ts';

/** The texts of what most shoppers never see: why an order was not placed. */
export const useLaterTexts = laterTexts('mf_checkout_later', laterTextFiles);
