import { createI18n } from '@festival/shared-ui/texts/createI18n';

test('a key without a text fails the type check, in every namespace; at run time the key is shown [I18-01]', () => {
  const texts = createI18n({ language: 'nl' });
  const shown = [
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'host')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'later')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'errors')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'ui')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'mf_basket')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'mf_checkout')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'mf_checkout_later')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'mf_merch')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'mf_tickets')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'mf_transport')('no.such.key'),
    // @ts-expect-error: no such text
    texts.getFixedT(null, 'mf_travel')('no.such.key'),
    // @ts-expect-error: a text of another namespace
    texts.getFixedT(null, 'mf_tickets')('basket.title'),
  ];
  expect(new Set(shown)).toEqual(new Set(['no.such.key', 'basket.title']));
});
