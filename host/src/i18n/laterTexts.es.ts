import { modalErrorTexts } from '@festival/shared-contracts/errors/modalErrorTexts.es';
import later from '../locales/later/es.json' with { type: 'json' };

export const laterTexts = { later, errors: modalErrorTexts };
