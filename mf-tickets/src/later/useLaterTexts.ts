import { laterTexts } from '@festival/shared-ui/texts/laterTexts';
import { laterTextFiles } from './laterTextFiles.ts';

/** The texts of dropdown, membership and upgrade, which the list of tickets does not load. */
export const useLaterTexts = laterTexts('mf_tickets_later', laterTextFiles);
