import type { PaymentProvider as ProviderName } from '@festival/shared-contracts/checkout/isStateRequired';
import { exampleShop } from './exampleShop.ts';
import { pay, paymentOf } from './readyCart.ts';
import { regularShop } from './testFestival.ts';
import { sandboxAdmin } from './testSandbox.ts';
import type { OwnCart, ShopKey, TestShop } from './testShop.ts';

/** How a shopper ends a payment. `unheard`: it is paid, and no webhook comes. `twice`: its webhook comes twice. */
export type Ending = 'paid' | 'twice' | 'unheard' | 'pending' | 'canceled' | 'paid, and refuses later charges';

/** A payment of the shop, with its id at the sandbox if the shop has another one. */
type Paid = Awaited<ReturnType<typeof paymentOf>> & { sandboxId?: string | undefined };

type PayingAt = {
  /** The example shop whose config names the provider. */
  shop: ShopKey;
  /** The form fields by which the provider's page ends a payment. */
  fields: Readonly<Record<Ending, Record<string, string>>>;
  /** The address and the body by which the sandbox's admin calls the webhook of a payment, or takes it back by the bank. */
  admin: (payment: Paid) => { url: string; again: object; chargeback: object };
  /** What was returned of a payment, in cents. */
  returned: (shop: TestShop, payment: Paid) => Promise<number>;
};

const cards = {
  paid: { number: '4242424242424242' },
  twice: { number: '4000000000002008' },
  unheard: { number: '4000000000003006' },
  pending: { number: '4000000000003220' },
  canceled: { action: 'cancel' },
  'paid, and refuses later charges': { number: '4000000000000341' },
};

type BookedPayment = { paymentId: string; refunds: Array<{ amount: number }>; adyen?: { linkId: string } };

const asAdmin = { 'x-sandbox-admin': sandboxAdmin };

const booked = async ({ sandbox }: TestShop, isIt: (payment: BookedPayment) => boolean) => {
  const all = await sandbox.inject({ url: '/admin/payments', headers: asAdmin });
  return all.json<BookedPayment[]>().find(isIt);
};
const sumOf = (refunds: ReadonlyArray<{ amount: number }> = []) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The three providers, each as its own page and its own data see a payment. */
export const payingAt: Readonly<Record<ProviderName, PayingAt>> = {
  paylogic: {
    shop: regularShop,
    fields: cards,
    admin: ({ id }) => ({ url: `/admin/payments/${id}`, again: {}, chargeback: { dispute: 'charged_back' } }),
    returned: async (shop, { id }) => sumOf((await booked(shop, ({ paymentId }) => paymentId === id))?.refunds),
  },
  adyen: {
    shop: exampleShop('solstrand-adyen'),
    fields: cards,
    admin: ({ sandboxId }) => ({
      url: `/admin/payments/${sandboxId}`,
      again: {},
      chargeback: { dispute: 'charged_back' },
    }),
    returned: async (shop, { provider_reference: link }) =>
      sumOf((await booked(shop, ({ adyen }) => adyen?.linkId === link))?.refunds),
  },
  mollie: {
    shop: exampleShop('solstrand-mollie'),
    fields: {
      paid: { outcome: 'paid' },
      twice: { outcome: 'twice' },
      unheard: { outcome: 'never' },
      pending: { outcome: 'pending' },
      canceled: { outcome: 'canceled' },
      'paid, and refuses later charges': { outcome: 'once' },
    },
    admin: ({ provider_reference: id }) => ({
      url: `/mollie/admin/payments/${id}`,
      again: {},
      chargeback: { chargeback: 'whole' },
    }),
    returned: async (shop, { provider_reference: reference }) => {
      const all = await shop.sandbox.inject({ url: '/mollie/admin', headers: asAdmin });
      const { payments } = all.json<{
        payments: Array<{ id: string; refunds: Array<{ amount: { value: string } }> }>;
      }>();
      const refunds = payments.find(({ id }) => id === reference)?.refunds ?? [];
      return sumOf(refunds.map(({ amount }) => ({ amount: Math.round(Number(amount.value) * 100) })));
    },
  },
};

/** Ends a payment on its provider's page. Returns the address that the shopper is sent to. */
export const endPayment = (shop: TestShop, provider: ProviderName, page: string, ending: Ending): Promise<string> =>
  pay(shop, page, payingAt[provider].fields[ending]);

/** Lets the provider call the webhook of a cart's payment, or take the payment back by the bank, as the sandbox's admin. */
export async function asProvider(
  shop: TestShop,
  provider: ProviderName,
  cart: OwnCart,
  what: 'again' | 'chargeback',
): Promise<void> {
  const payment = await paymentOf(shop, cart);
  const sandboxId = (await booked(shop, ({ adyen }) => adyen?.linkId === payment.provider_reference))?.paymentId;
  const { url, ...bodies } = payingAt[provider].admin({ ...payment, sandboxId });
  const { statusCode, body } = await shop.sandbox.inject({
    method: 'POST',
    url,
    headers: asAdmin,
    payload: bodies[what],
  });
  if (statusCode !== 200) throw new Error(body);
}
