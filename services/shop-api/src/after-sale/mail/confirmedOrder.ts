import type { CartTotals } from '@festival/shared-contracts/cart/cartTotalsSchema';
import type { orderSumKinds } from '@festival/shared-contracts/order/orderPage';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import type { Pool } from 'pg';
import type { LineTexts } from '../../sale/order/lineTexts.ts';
import type { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { orderLinkOf } from '../order-facts/orderLinkOf.ts';
import { upgradeDiscountIn } from '../order-facts/upgradeDiscountIn.ts';
import { type ConfirmedDelivery, type ConfirmedExtra, confirmedDelivery, confirmedExtras } from './confirmedExtras.ts';
import { type ConfirmedStay, confirmedStay } from './confirmedStay.ts';
import { type ConfirmedTicket, confirmedTickets } from './confirmedTickets.ts';
import { shopOfMail } from './shopOfMail.ts';

type Language = 'nl' | 'en' | 'es';

type OrderOfMail = { eventId: string; orderId: string | null; shopSlug: string };

export type ConfirmedOrder = {
  config: ShopConfig;
  reference: string;
  /** The order's page, by its secret link; null if the shop's URL is not known. */
  page: string | null;
  language: Language;
  buyer: { email: string; firstName: string; fullName: string };
  /** The total in cents. */
  total: number;
  lines: Array<{ name: string; quantity: number; total: number }>;
  /** Fees, taxes and discounts in cents. */
  sums: Array<{ kind: keyof (typeof confirmationTexts)['nl']['sums']; amount: number }>;
  /** Service fees in cents, included in the lines [BSK-02]. */
  serviceFee: number;
  tickets: ConfirmedTicket[];
  stay: ConfirmedStay | null;
  extras: ConfirmedExtra[];
  delivery: ConfirmedDelivery | null;
};

type OrderRow = {
  reference: string;
  token: string;
  total: number;
  totals: Partial<CartTotals>;
  isErased: boolean;
  buyer: Record<string, string | undefined>;
};
type LineRow = {
  productId: string;
  name: string;
  quantity: number;
  total: number;
  charged: number | null;
  texts: LineTexts;
};

/** The order of a confirmation, in its buyer's language; null after its personal data was erased. */
export async function confirmedOrder(pool: Pool, mail: OrderOfMail): Promise<ConfirmedOrder | null> {
  const key = [mail.eventId, mail.orderId];
  const orders = await pool.query<OrderRow>(
    `select reference, external_reference as token, total_cents as total, totals, buyer, erased_at is not null as "isErased"
     from orders where event_id = $1 and id = $2`,
    key,
  );
  const order = orders.rows[0];
  if (!order) throw new Error(`Order ${mail.orderId} does not exist any more`);
  if (order.isErased) return null;
  const { config } = await shopOfMail(pool, mail);
  const language = languageOf(order.buyer.language) ?? config.defaultLanguage;
  const lines = await pool.query<LineRow>(
    `select product_id as "productId", name, qty as quantity, total_cents as total, charged_cents as charged, texts
     from order_lines where event_id = $1 and order_id = $2 order by position`,
    key,
  );
  const named = lines.rows.map((line) => ({ ...line, name: line.texts[language]?.name ?? line.name }));
  const { email = '', firstName = '', middleName = '', lastName = '' } = order.buyer;
  const confirmed = {
    config,
    reference: order.reference,
    page: pageOf(order, mail.shopSlug),
    language,
    buyer: { email, firstName, fullName: [firstName, middleName, lastName].filter(Boolean).join(' ') },
    total: order.total,
    sums: splitDiscount(sumsOf(order.totals), upgradeDiscountIn(order.totals, lines.rows)),
    lines: named.map(({ name, quantity, total }) => ({ name, quantity, total })),
    serviceFee: order.totals.serviceCosts ?? 0,
    tickets: await confirmedTickets(pool, mail, { language, lines: named }),
    stay: await confirmedStay(pool, mail, language),
    extras: await confirmedExtras(pool, mail, { language, lines: named, reference: order.reference }),
    delivery: await confirmedDelivery(pool, mail, { language, buyer: order.buyer }),
  };
  // If the buyer has changed the address in the meantime, the order is read again, since the former address must not
  // get the new codes.
  return (await hasToken(pool, key, order.token)) ? confirmed : confirmedOrder(pool, mail);
}

async function hasToken(pool: Pool, key: unknown[], token: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select 1 from orders where event_id = $1 and id = $2 and external_reference = $3',
    [...key, token],
  );
  return rowCount === 1;
}

type OrderSumKind = (typeof orderSumKinds)[number];

const onTop = ['orderFee', 'touristTax', 'entertainmentTax', 'shipping'] as const;

/** Costs of an order in addition to its lines; a discount is negative. */
export function sumsOf(totals: Partial<CartTotals>): Array<{ kind: OrderSumKind; amount: number }> {
  const added = onTop.map((kind) => ({ kind, amount: totals[kind] ?? 0 }));
  return [...added, { kind: 'discount' as const, amount: -(totals.discount ?? 0) }].filter(
    ({ amount }) => amount !== 0,
  );
}

/** A row for the discount of upgraded tickets, and one for the voucher [UPG-02, VCH-01]. */
function splitDiscount(sums: ConfirmedOrder['sums'], upgraded: number | undefined): ConfirmedOrder['sums'] {
  if (upgraded === undefined) return sums;
  return sums
    .flatMap(({ kind, amount }): ConfirmedOrder['sums'] =>
      kind === 'discount'
        ? [
            { kind: 'upgrade', amount: 0 - upgraded },
            { kind: 'byVoucher', amount: amount + upgraded },
          ]
        : [{ kind, amount }],
    )
    .filter(({ amount }) => amount !== 0);
}

function languageOf(given: string | undefined): Language | null {
  return given === 'nl' || given === 'en' || given === 'es' ? given : null;
}

/** The shop's URL is known from the buyer's form. */
function pageOf({ buyer, token }: OrderRow, shopSlug: string): string | null {
  return buyer.redirectUri ? orderLinkOf({ origin: buyer.redirectUri, shopSlug, token }) : null;
}
