import { createTexts } from './createTexts.ts';

const texts = { host: { home: { steps: 'Stel samen', from: 'vanaf' } }, errors: { other: { noStock: 'Op.' } }, ui: {} };

test('a shop’s own texts replace the built-in ones, by key [I18-06]', () => {
  const t = createTexts({
    language: 'nl',
    texts,
    overrides: { 'home.steps': 'Bouw je weekend', 'errors:other.noStock': 'Weg!' },
  }).namespace('host');
  expect(t('home.steps')).toBe('Bouw je weekend');
  expect(t('home.from')).toBe('vanaf');
  expect(t('errors:other.noStock')).toBe('Weg!');
});

test('a remote’s texts that are added later are replaced as well [I18-06, I18-07]', () => {
  const own = createTexts({ language: 'nl', texts, overrides: { 'mf_tickets:soldOut': 'Helaas' } });
  own.add('mf_tickets', { soldOut: 'Uitverkocht', add: 'Erbij' });
  expect(own.namespace('mf_tickets')('soldOut')).toBe('Helaas');
  expect(own.namespace('mf_tickets')('add')).toBe('Erbij');
});

test('one page’s texts are not another’s', () => {
  const one = createTexts({ language: 'nl', texts, overrides: { 'home.from': 'al vanaf' } });
  const other = createTexts({ language: 'nl', texts });
  expect(one.namespace('host')('home.from')).toBe('al vanaf');
  expect(other.namespace('host')('home.from')).toBe('vanaf');
});
