export { default } from './tools/boundaries/importRules.ts';
