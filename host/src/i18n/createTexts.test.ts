import { addTexts } from '@festival/shared-ui/texts/createI18n';
import { createTexts } from './createTexts.ts';

const texts = { host: { home: { steps: 'Stel samen', from: 'vanaf' } }, errors: { other: { noStock: 'Op.' } }, ui: {} };

test('a shop’s own texts replace the built-in ones, by key [I18-06]', () => {
  const own = createTexts({
    language: 'nl',
    texts,
    overrides: { 'home.steps': 'Bouw je weekend', 'errors:other.noStock': 'Weg!' },
  });
  const t = own.getFixedT(null, 'host');
  expect(t('home.steps')).toBe('Bouw je weekend');
  expect(t('home.from')).toBe('vanaf');
  expect(own.getFixedT(null, 'errors')('other.noStock')).toBe('Weg!');
});

test('texts of a remote that are added later are replaced as well [I18-06, I18-07]', () => {
  const own = createTexts({ language: 'nl', texts, overrides: { 'mf_tickets:empty.title': 'Helaas' } });
  addTexts(own, 'mf_tickets', { empty: { title: 'Uitverkocht', text: 'Alles is weg' } });
  expect(own.getFixedT(null, 'mf_tickets')('empty.title')).toBe('Helaas');
  expect(own.getFixedT(null, 'mf_tickets')('empty.text')).toBe('Alles is weg');
});

test('the texts of one page do not change those of another page', () => {
  const one = createTexts({ language: 'nl', texts, overrides: { 'home.from': 'al vanaf' } });
  const other = createTexts({ language: 'nl', texts });
  expect(one.getFixedT(null, 'host')('home.from')).toBe('al vanaf');
  expect(other.getFixedT(null, 'host')('home.from')).toBe('vanaf');
});
