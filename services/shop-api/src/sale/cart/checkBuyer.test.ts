import { festivals } from '@festival/example-festivals/festivals';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import * as z from 'zod/mini';
import { testBuyer } from '../../../testing/testBuyer.ts';
import { checkBuyer } from './checkBuyer.ts';

const [solstrand] = festivals();
const written = solstrand?.shops[0]?.config as { festivalData: object; shopSettings: { fields: object } };

const configWith = (ageRequirements: string, timeZone: string) =>
  z.parse(shopConfigSchema, {
    ...written,
    festivalData: { ...written.festivalData, timeZone },
    shopSettings: { fields: { ...written.shopSettings.fields, ageRequirements } },
  });

test.each([
  ['Europe/Amsterdam', true],
  ['America/New_York', false],
])('a birthday begins at midnight in %s, independently of the server’s time zone [CHK-05]', (timeZone, isAllowed) => {
  const config = configWith('Yes, currently 18 years', timeZone);
  const buyer = { ...testBuyer, dateOfBirth: '2009-03-15' };
  // By the server's clock it is 14 March, but in Amsterdam it is half past midnight on the 15th.
  const checked = checkBuyer(buyer, { config, parcelCountry: null, now: new Date('2027-03-14T23:30:00Z') });
  expect(checked.ok).toBe(isAllowed);
  // The page shows a separate sentence, which belongs to the shop, for this rule.
  if (!checked.ok) expect(checked.error.fields).toEqual({ dateOfBirth: 'age' });
});

const checkPhone = (phoneNumber: string) =>
  checkBuyer(
    { ...testBuyer, phoneNumber },
    { config: configWith('No', 'Europe/Amsterdam'), parcelCountry: null, now: new Date('2027-03-14T12:00:00Z') },
  );

test.each(['+3161234567', '+999123456', '+32612345678'])(
  'a phone number that does not exist in any country (%s) is refused at its field for every client [CHK-08]',
  (phoneNumber) => {
    expect(checkPhone(phoneNumber)).toMatchObject({ ok: false, error: { fields: { phoneNumber: 'phone' } } });
  },
);

test('a present goes abroad: the receiver is required in the country of delivery, and left out for any other order [SHP-01]', () => {
  const config = configWith('No', 'Europe/Amsterdam');
  const mara = {
    deliveryName: 'Mara Peeters',
    deliveryAddress: 'Wetstraat 16',
    deliveryPostalCode: '1000',
    deliveryCity: 'Brussel',
    deliveryCountry: 'BE',
  };
  const check = (receiver: object, parcelCountry: string | null) =>
    checkBuyer({ ...testBuyer, ...receiver }, { config, parcelCountry, now: new Date('2027-03-14T12:00:00Z') });
  expect(check({}, 'BE')).toMatchObject({ ok: false, error: { fields: { deliveryName: 'required' } } });
  expect(check({ ...mara, deliveryCountry: 'DE' }, 'BE')).toMatchObject({
    ok: false,
    error: { fields: { deliveryAddress: 'required' } },
  });
  expect(check(mara, 'BE')).toMatchObject({ ok: true, value: { country: 'NL', ...mara } });
  for (const parcelCountry of [null, 'NL']) {
    const checked = check(mara, parcelCountry);
    expect(checked.ok && checked.value).not.toHaveProperty('deliveryName');
    expect(checked.ok && checked.value).not.toHaveProperty('deliveryCountry');
  }
});

test('a phone number is stored in international form, without the leading 0 [CHK-08]', () => {
  expect(checkPhone('+310612345678')).toMatchObject({ ok: true, value: { phoneNumber: '+31612345678' } });
  expect(checkPhone('+390612345678')).toMatchObject({ ok: true, value: { phoneNumber: '+390612345678' } });
});
