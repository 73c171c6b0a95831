import { festivals } from '@festival/example-festivals/festivals';
import { eventually } from '@festival/service-kit/testing/eventually';
import type { PaymentProvider as ProviderName } from '@festival/shared-contracts/checkout/isStateRequired';
import { asProvider, type Ending, endPayment, payingAt } from '../../../testing/payingAt.ts';
import { paymentBecomes, paymentOf, placeOrder, readyCart, returnUri } from '../../../testing/readyCart.ts';
import { openCases } from '../../../testing/reviewing.ts';
import { sandboxSecret } from '../../../testing/testSandbox.ts';
import { type OwnCart, shopOrigin, type TestShop, testShop } from '../../../testing/testShop.ts';
import { refundOrder } from '../../after-sale/refund/refundOrder.ts';
import { providersOf } from '../../start/paymentProviders.ts';
import type { PaymentProvider } from './paymentProvider.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

const statusPage = `${shopOrigin}/solstrand/paymentstatus`;

describe.each<ProviderName>(['paylogic', 'adyen', 'mollie'])('%s', (provider) => {
  const ready = (products: Record<string, number> = { 'day-sunday': 1 }) =>
    readyCart(shop, payingAt[provider].shop, products, { redirectUri: statusPage });
  const bought = async (ending: Ending, products?: Record<string, number>) => {
    const cart = await ready(products);
    await endPayment(shop, provider, await placeOrder(shop, cart), ending);
    return cart;
  };
  const countsOf = async (cart: OwnCart) => {
    const { order_id } = await paymentOf(shop, cart);
    const { rows } = await shop.database.pool.query(
      `select (select count(*)::integer from tickets where order_id = $1) as tickets,
         (select count(*)::integer from mails where order_id = $1) as mails`,
      [order_id],
    );
    return rows[0];
  };
  const pollNow = async (cart: OwnCart) =>
    shop.database.pool.query('update payments set next_ask_at = now() where id = $1', [
      (await paymentOf(shop, cart)).id,
    ]);

  test('a purchase is paid on the provider’s page, which leads back to the status page; the webhook confirms the order [PAY-08, PAY-03]', async () => {
    const cart = await ready();
    const page = await placeOrder(shop, cart);
    const opened = await paymentOf(shop, cart);
    expect(opened).toMatchObject({ provider, status: 'open' });
    const back = provider === 'adyen' ? statusPage : returnUri;
    expect(await endPayment(shop, provider, page, 'paid')).toBe(`${back}?order=${opened.order_id}`);
    const paid = await paymentBecomes(shop, cart, 'completed');
    expect(paid.order_status).toBe('completed');
    expect(await countsOf(cart)).toEqual({ tickets: 1, mails: 1 });
  });

  test('a webhook that comes twice, and once more later, confirms an order once [API-10, PAY-08]', async () => {
    const repeated = async () => {
      const { body } = await shop.api.inject('/metrics');
      const counted = new RegExp(`^shop_payments_total\\{provider="${provider}",outcome="nothing"\\} (\\d+)`, 'm');
      return Number(counted.exec(body)?.[1] ?? 0);
    };
    const before = await repeated();
    const cart = await bought('twice');
    await paymentBecomes(shop, cart, 'completed');
    await asProvider(shop, provider, cart, 'again');
    await eventually('both repetitions have come', async () => (await repeated()) >= before + 2);
    expect(await countsOf(cart)).toEqual({ tickets: 1, mails: 1 });
    expect(await paymentOf(shop, cart)).toMatchObject({ status: 'completed', order_status: 'completed' });
  });

  test('a webhook that comes after the order has ended confirms it while there is stock [API-10, PAY-08]', async () => {
    const cart = await bought('unheard');
    await shop.database.pool.query('update carts set expires_at = now() where id = $1', [cart.id]);
    await eventually('the order ends', async () => (await paymentOf(shop, cart)).order_status !== 'pending');
    await asProvider(shop, provider, cart, 'again');
    await paymentBecomes(shop, cart, 'completed');
    expect(await countsOf(cart)).toEqual({ tickets: 1, mails: 1 });
  });

  test('a payment whose webhook never comes is found by asking the provider [API-10, PAY-08]', async () => {
    const cart = await bought('unheard');
    await pollNow(cart);
    expect((await paymentBecomes(shop, cart, 'completed')).order_status).toBe('completed');
  });

  test('a shopper who leaves the provider’s page can continue shopping [PAY-04, PAY-08]', async () => {
    const cart = await bought('canceled');
    // Adyen does not tell a canceled payment from a failed one.
    const ended = provider === 'adyen' ? 'failed' : 'canceled';
    expect((await paymentBecomes(shop, cart, ended)).order_status).toBe(ended);
    expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('shopping');
  });

  test('while the bank has not confirmed a payment, the order waits [PAY-04, PAY-08]', async () => {
    const cart = await bought('pending');
    await eventually('the provider is asked', async () => {
      await pollNow(cart);
      return (await paymentOf(shop, cart)).status === 'pending';
    });
    expect((await paymentOf(shop, cart)).order_status).toBe('pending');
  });

  test('a part is refunded, and then the rest: the provider returns exactly what was paid [PAY-08]', async () => {
    const cart = await bought('paid', { 'day-sunday': 3 });
    const { order_id: orderId, amount_cents: paid } = await paymentBecomes(shop, cart, 'completed');
    const { rows } = await shop.database.pool.query('select reference from orders where id = $1', [orderId]);
    const refund = (key: string, lines?: Record<string, number>) =>
      refundOrder(shop.database.pool, { reference: rows[0].reference, key, ...(lines ? { lines } : {}) });
    const isTaken = async () => {
      const due = await shop.database.pool.query("select 1 from refunds where order_id = $1 and status = 'due'", [
        orderId,
      ]);
      return due.rowCount === 0;
    };
    const part = await refund('part', { 'day-sunday': 1 });
    await eventually('the part is returned', isTaken);
    const partly = await payingAt[provider].returned(shop, await paymentOf(shop, cart));
    expect(part).toMatchObject({ ok: true, value: { outcome: 'partly_refunded', amount: partly } });
    expect(partly).toBeLessThan(paid);
    await refund('whole');
    const refunded = await paymentBecomes(shop, cart, 'refunded');
    expect(refunded.order_status).toBe('refunded');
    expect(await payingAt[provider].returned(shop, refunded)).toBe(paid);
  });

  test('a payment that the bank takes back opens a case for a person, once [API-10, PAY-08]', async () => {
    const cart = await bought('paid');
    const { id, amount_cents: receivedCents } = await paymentBecomes(shop, cart, 'completed');
    await asProvider(shop, provider, cart, 'chargeback');
    await eventually('a case is open', async () => (await openCases(shop, id)).length > 0);
    await asProvider(shop, provider, cart, 'again');
    expect(await openCases(shop, id)).toMatchObject([{ reason: 'dispute', stage: 'charged_back', receivedCents }]);
  });

  test('while the provider is away, an order gets a 503 and its cart is shopping again, so that nothing is lost [PAY-08]', async () => {
    const cart = await ready();
    const { hostname, port } = new URL(shop.sandbox.listeningOrigin);
    shop.sandbox.server.close();
    shop.sandbox.server.closeAllConnections();
    await expect(placeOrder(shop, cart)).rejects.toThrow('payment.away');
    expect((await shop.cartCall(cart, 'GET')).body.data.status).toBe('shopping');
    await new Promise<void>((resolve) => shop.sandbox.server.listen(Number(port), hostname, resolve));
    await placeOrder(shop, cart);
  });

  test('the method of a named shopper is stored, charged once for each key, and deleted [MEM-01, PAY-08]', async () => {
    const at = providersOf({}, { url: shop.sandbox.listeningOrigin, secret: sandboxSecret }).get(
      provider,
    ) as PaymentProvider;
    const payment = {
      eventId: 'solstrand-2027',
      amount: 300,
      merchant: 'Solstrand',
      reference: '123456789',
      language: 'nl' as const,
      returnUri: statusPage,
      webhookUri: 'http://127.0.0.1:1/webhooks',
    };
    const open = async (shopper: string | null, ending: Ending) => {
      const paymentId = crypto.randomUUID();
      const opened = await at.start({ ...payment, paymentId, method: 'card', country: 'NL', shopper });
      await endPayment(shop, provider, opened.redirectUri, ending);
      return { shopper: shopper ?? 'nobody', providerReference: opened.providerReference ?? null };
    };
    const settled = async (charge: Parameters<PaymentProvider['charge']>[0]) => {
      let { status } = await at.charge(charge);
      await eventually('the charge is settled', async () => {
        ({ status } = await at.charge(charge));
        return status !== 'pending';
      });
      return status;
    };
    const nothingStored = await open(null, 'paid');
    expect(await at.storedMethod(nothingStored)).toBeNull();
    const stored = await open(crypto.randomUUID(), 'paid');
    const token = (await at.storedMethod(stored)) ?? '';
    const charge = { ...payment, chargeId: crypto.randomUUID(), shopper: stored.shopper, token };
    expect([await settled(charge), (await at.charge(charge)).status]).toEqual(['paid', 'paid']);

    const refusing = await open(crypto.randomUUID(), 'paid, and refuses later charges');
    const refused = { ...charge, chargeId: crypto.randomUUID(), shopper: refusing.shopper };
    expect(await settled({ ...refused, token: (await at.storedMethod(refusing)) ?? '' })).toBe('refused');

    await at.forgetMethods(stored);
    await at.forgetMethods(stored);
    expect(await at.storedMethod(stored)).toBeNull();
    expect(await at.charge({ ...charge, chargeId: crypto.randomUUID() })).toEqual({ status: 'refused' });
  });
});
