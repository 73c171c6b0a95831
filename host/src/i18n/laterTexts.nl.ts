import { modalErrorTexts } from '@festival/shared-contracts/errors/modalErrorTexts.nl';
import later from '../locales/later/nl.json' with { type: 'json' };

export const laterTexts = { later, errors: modalErrorTexts };
