import { modalErrorTexts } from '@festival/shared-contracts/errors/modalErrorTexts.en';
import later from '../locales/later/en.json' with { type: 'json' };

export const laterTexts = { later, errors: modalErrorTexts };
