import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { givesNothing } from '../../../testing/givesNothing.ts';
import { adyenNotice } from '../../../testing/reviewing.ts';
import { type TestDatabase, testDatabase } from '../../../testing/testDatabase.ts';
import { sandboxSecret } from '../../../testing/testSandbox.ts';
import { adyenProvider } from './adyen/adyenProvider.ts';
import { sandboxAdyen } from './adyen/sandboxAdyen.ts';
import { paylogicProvider } from './paylogic/paylogicProvider.ts';
import { sign, signatureHeader } from './paylogic/signedMessage.ts';
import { webhookRoutes } from './webhookRoutes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a provider’s message that the shop does not handle is accepted and logged with its kinds [ERR-04, PAY-08, API-10]', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } } });
  await app.register(rateLimit, { global: false });
  await app.register(webhookRoutes, {
    pool: database.pool,
    providers: new Map([['adyen', adyenProvider(sandboxAdyen('http://127.0.0.1:1', sandboxSecret))]]),
    payables: givesNothing,
    onPayment: () => {},
  });
  const notificationItems = [
    adyenNotice({ eventCode: 'REPORT_AVAILABLE', merchantReference: '' }),
    adyenNotice({ eventCode: 'CAPTURE', merchantReference: `event:${crypto.randomUUID()}` }),
    // Amounts that no case can store. A repeated message would have the same wrong amount.
    adyenNotice({ eventCode: 'AUTHORISATION', amount: { value: 0.5, currency: 'EUR' } }),
    adyenNotice({ eventCode: 'CHARGEBACK', amount: { value: 2 ** 60, currency: 'EUR' } }),
    // A payment whose reference does not belong to this shop.
    adyenNotice({ eventCode: 'AUTHORISATION', merchantReference: 'of another shop' }),
  ];
  const payload = { live: 'false', notificationItems };
  const { statusCode } = await app.inject({ method: 'POST', url: '/payment-webhooks/adyen', payload });
  expect(statusCode).toBe(200);
  const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'payment webhooks passed over');
  expect(line).toMatchObject({
    provider: 'adyen',
    passedOver: [
      'REPORT_AVAILABLE',
      'CAPTURE',
      'AUTHORISATION of 0.5 cents, an amount of no payment',
      'CHARGEBACK of 1152921504606847000 cents, an amount of no payment',
      'AUTHORISATION',
    ],
  });
  await app.close();
});

test.each([0.5, 2 ** 60])(
  'a signed report of the sandbox with %d cents is accepted and logged with its amount, and changes nothing [API-10]',
  async (amount) => {
    const provider = paylogicProvider({ url: 'http://127.0.0.1:1', secret: sandboxSecret });
    const body = JSON.stringify({
      webhookId: crypto.randomUUID(),
      paymentId: crypto.randomUUID(),
      status: 'completed',
      amount,
    });
    const message = { method: 'POST', path: '/payment-webhooks/sandbox', body };
    const headers = { [signatureHeader]: sign(sandboxSecret, message, Date.now()) };
    expect(await provider.readWebhooks({ ...message, headers, named: null })).toEqual({
      ok: true,
      value: { webhooks: [], passedOver: [`completed of ${amount} cents, an amount of no payment`] },
    });
  },
);
