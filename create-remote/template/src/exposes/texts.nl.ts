export { default } from '../locales/nl.json' with { type: 'json' };
