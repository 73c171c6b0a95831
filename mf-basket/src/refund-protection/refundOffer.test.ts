import { productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { RefundChoice } from '@festival/shared-contracts/cart/cartChoices';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { refundOffer } from './refundOffer.ts';

const ticket = productFor({ id: 'weekend', price: 8950, serviceCosts: 450, meta: { entertainmentFeeAmount: 450 } });
const cover = productFor({ id: 'cover', name: 'Cover', mappedType: 'insurance', meta: { percentage: 6.5 } });
const products = [ticket, cover];

const offer = (quantities: Record<string, number>, values: { isOffered?: boolean; chosen?: RefundChoice } = {}) =>
  refundOffer({
    isOffered: true,
    chosen: null,
    products,
    quantities,
    totals: cartTotals({ quantities, products, orderFee: 350 }),
    ...values,
  });

test('the choice is open at first, then yes or no [INS-01]', () => {
  expect(offer({ weekend: 1 })?.choice).toBeNull();
  expect(offer({ weekend: 1 }, { chosen: 'no' })?.choice).toBe('no');
  expect(offer({ weekend: 1, cover: 1 }, { chosen: 'yes' })?.choice).toBe('yes');
});

test('a cart with refund protection has made the choice, also after a reload [INS-01]', () => {
  expect(offer({ weekend: 1, cover: 1 })?.choice).toBe('yes');
});

test('after a press on “no” refund protection is shown as declined, even while the cart still has it', () => {
  expect(offer({ weekend: 1, cover: 1 }, { chosen: 'no' })?.choice).toBe('no');
});

test('the offered price equals the charged one [BSK-03]', () => {
  const taken = cartTotals({ quantities: { weekend: 1, cover: 1 }, products, orderFee: 350 });
  expect(offer({ weekend: 1 })?.cents).toBe(605);
  expect(offer({ weekend: 1 })?.cents).toBe(taken.insurance);
});

test('the offer names its partner and the partner’s terms, if the shop does not offer it itself [INS-01]', () => {
  const ofPartner = {
    ...cover,
    meta: { ...cover.meta, partner: 'Duinzeker', partnerTermsUrl: 'https://duinzeker.example' },
  };
  const totals = cartTotals({ quantities: { weekend: 1 }, products, orderFee: 350 });
  const input = { isOffered: true, chosen: null, quantities: { weekend: 1 }, totals };
  const named = { partner: 'Duinzeker', partnerTermsUrl: 'https://duinzeker.example' };
  expect(refundOffer({ ...input, products: [ticket, ofPartner] })).toMatchObject(named);
  expect(refundOffer({ ...input, products })?.partner).toBeUndefined();
});

test('a shop without refund protection, or without its product, offers nothing [INS-01]', () => {
  expect(offer({ weekend: 1 }, { isOffered: false })).toBeNull();
  const totals = cartTotals({ quantities: {}, products: [ticket], orderFee: 0 });
  expect(refundOffer({ isOffered: true, chosen: null, products: [ticket], quantities: {}, totals })).toBeNull();
});
