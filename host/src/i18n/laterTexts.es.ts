import texts from '../locales/later/es.json' with { type: 'json' };

export const laterTexts = texts;
