import texts from '../locales/later/nl.json' with { type: 'json' };

export const laterTexts = texts;
