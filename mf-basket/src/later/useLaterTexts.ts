import { laterTexts } from '@festival/shared-ui/texts/laterTexts';
import { laterTextFiles } from './laterTextFiles.ts';

/** The texts of wishlist, registration and earlier orders, which the basket of a sale does not load. */
export const useLaterTexts = laterTexts('mf_basket_later', laterTextFiles);
