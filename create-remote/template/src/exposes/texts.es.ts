export { default } from '../locales/es.json' with { type: 'json' };
