import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import { SignJWT } from 'jose';
import type { Shop } from '../../catalogue/shop/shop.ts';
import { queuePass } from '../../sale/cart/queuePass.ts';
import { adyenLibrary } from '../../sale/payment/adyen/adyenLibrary.ts';
import { readAdyenWebhooks } from '../../sale/payment/adyen/readAdyenWebhooks.ts';
import { isSigned, sign } from '../../sale/payment/paylogic/signedMessage.ts';

const [now, former] = [
  'the secret from now on, of 32 letters'.replace(',', ''),
  'the secret until now, of 32 letters'.replace(',', ''),
];
const both = `${now}, ${former}`;

test('the first secret is the current one, and the others are former ones', () => {
  expect(secretsOf('one')).toEqual(['one']);
  expect(secretsOf('one,two, three')).toEqual(['one', 'two', 'three']);
});

test('messages between shop and sandbox: both secrets are accepted, and the new secret signs', () => {
  const message = { method: 'POST', path: '/x', body: '{}' };
  const time = Date.now();
  for (const secret of [now, former, both])
    expect(isSigned(both, message, sign(secret, message, time), time)).toBe(true);
  expect(isSigned(now, message, sign(both, message, time), time)).toBe(true);
  expect(isSigned(both, message, sign('another', message, time), time)).toBe(false);
});

test('webhooks of Adyen: both keys are accepted', () => {
  const keys = ['a1'.repeat(32), 'b2'.repeat(32), 'c3'.repeat(32)] as const;
  const item = {
    amount: { value: 100, currency: 'EUR' },
    eventCode: 'REPORT_AVAILABLE',
    eventDate: '2026-11-22T10:00:00+01:00',
    merchantAccountCode: 'Festival',
    merchantReference: '',
    originalReference: '',
    pspReference: 'p-1',
    success: 'true' as const,
  };
  const isRead = (key: string) => {
    const { HmacValidator, NotificationRequestItem } = adyenLibrary;
    const hmacSignature = new HmacValidator().calculateHmac(Object.assign(new NotificationRequestItem(), item), key);
    const signed = { ...item, additionalData: { hmacSignature } };
    const body = JSON.stringify({ notificationItems: [{ NotificationRequestItem: signed }] });
    return readAdyenWebhooks(body, { hmacKey: `${keys[0]},${keys[1]}`, merchantAccount: 'Festival' }).ok;
  };
  expect(keys.map(isRead)).toEqual([true, true, false]);
});

test('passes of the waiting room: both secrets are accepted', async () => {
  const shop = { eventId: 'fest', config: { queueUrl: 'http://queue.test' } } as Shop;
  const isPassed = async (secret: string) => {
    const token = await new SignJWT({ event: 'fest' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('5 minutes')
      .setJti('1')
      .sign(new TextEncoder().encode(secret));
    return (await queuePass(shop, { token, secret: both })).ok;
  };
  expect([await isPassed(now), await isPassed(former), await isPassed('another')]).toEqual([true, true, false]);
});
