import { formDraft } from './formDraft.ts';
import { startValues } from './startValues.ts';

const blank = startValues({ user: null, hidesGender: false, deliveryCountry: null });
const typed = { ...blank, firstName: 'Noor', city: 'Zandvoort' };

beforeEach(() => sessionStorage.clear());

test('what was typed is read back for the same cart, and for no other [CHK-13]', () => {
  formDraft.save(sessionStorage, 'cart-1', typed);
  expect(formDraft.read(sessionStorage, 'cart-1', blank)).toEqual(typed);
  expect(formDraft.read(sessionStorage, 'cart-2', blank)).toEqual({});
});

test('after the order nothing of it is left [CHK-13]', () => {
  formDraft.save(sessionStorage, 'cart-1', typed);
  formDraft.save(sessionStorage, 'cart-2', typed);
  sessionStorage.setItem('other', 'stays');
  formDraft.forgetOthers(sessionStorage);
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('drafts of earlier carts go when a new one begins, its own stays [CHK-13]', () => {
  formDraft.save(sessionStorage, 'cart-1', typed);
  formDraft.save(sessionStorage, 'cart-2', typed);
  formDraft.forgetOthers(sessionStorage, 'cart-2');
  expect(formDraft.read(sessionStorage, 'cart-1', blank)).toEqual({});
  expect(formDraft.read(sessionStorage, 'cart-2', blank)).toEqual(typed);
});

test('a storage that was tampered with, or that refuses, breaks nothing', () => {
  sessionStorage.setItem('mf_checkout:form:cart-1', '{"firstName":7,"city":"Zandvoort","evil":"x"}');
  expect(formDraft.read(sessionStorage, 'cart-1', blank)).toEqual({ city: 'Zandvoort' });
  sessionStorage.setItem('mf_checkout:form:cart-1', 'no json');
  expect(formDraft.read(sessionStorage, 'cart-1', blank)).toEqual({});
  const refusing = {
    ...sessionStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() =>
    formDraft.save(
      { ...refusing, getItem: () => null, removeItem: () => {}, key: () => null, length: 0 },
      'cart-1',
      typed,
    ),
  ).not.toThrow();
});
