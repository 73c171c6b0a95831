import texts from '../locales/later/en.json' with { type: 'json' };

export const laterTexts = texts;
