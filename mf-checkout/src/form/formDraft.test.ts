import { formDraft } from './formDraft.ts';
import { startValues } from './startValues.ts';

const blank = startValues({ user: null, hidesGender: false, deliveryCountry: null });
const typed = { ...blank, firstName: 'Noor', city: 'Zandvoort' };

beforeEach(() => sessionStorage.clear());

test('typed values are read back for the same cart, and for no other [CHK-13]', () => {
  formDraft.save('cart-1', typed);
  expect(formDraft.read('cart-1', blank)).toEqual(typed);
  expect(formDraft.read('cart-2', blank)).toEqual({});
});

test('after the order no typed value is stored [CHK-13]', () => {
  formDraft.save('cart-1', typed);
  formDraft.save('cart-2', typed);
  sessionStorage.setItem('other', 'stays');
  formDraft.forgetOthers();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('drafts of earlier carts are deleted when a new one begins, and the new draft stays [CHK-13]', () => {
  formDraft.save('cart-1', typed);
  formDraft.save('cart-2', typed);
  formDraft.forgetOthers('cart-2');
  expect(formDraft.read('cart-1', blank)).toEqual({});
  expect(formDraft.read('cart-2', blank)).toEqual(typed);
});

test('an invalid stored draft is ignored', () => {
  sessionStorage.setItem('mf_checkout:form:cart-1', '{"firstName":7,"city":"Zandvoort","evil":"x"}');
  expect(formDraft.read('cart-1', blank)).toEqual({ city: 'Zandvoort' });
  sessionStorage.setItem('mf_checkout:form:cart-1', 'no json');
  expect(formDraft.read('cart-1', blank)).toEqual({});
});
