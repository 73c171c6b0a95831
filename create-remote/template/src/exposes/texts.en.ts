export { default } from '../locales/en.json' with { type: 'json' };
