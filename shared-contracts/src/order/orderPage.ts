import * as z from 'zod/mini';
import { oneLine, tabsToSpaces } from '../checkout/oneLine.ts';
import { plainOrderNumber } from '../order-lookup/orderReference.ts';
import { mappedTypes } from '../product/product.ts';
import { emailAddress } from '../text/emailAddress.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { addOnStaySchema } from './addOnStay.ts';
import { paymentStatusSchema } from './paymentStatus.ts';

/** The statuses of a ticket; only an issued one is valid at the gate. */
export const ticketStatuses = ['issued', 'void', 'refunded', 'upgraded'] as const;

/** The secret of an order's page. It is in the fragment of the page's address, which browsers do not send to servers. */
export const orderTokenSchema = z.uuid();

/** The kind of a product and its current dates; missing if the festival has none, or no longer has the product. */
const soldProduct = {
  mappedType: z.optional(z.enum(mappedTypes)),
  /** The address of the product's art, without width and file type. */
  image: z.optional(z.string()),
  /** The first and the last day of a ticket, as ISO dates. */
  firstDay: z.optional(z.string()),
  lastDay: z.optional(z.string()),
  /** ISO times with the festival's offset: when a ticket's doors open and when it ends, and when a bus leaves on its way out and back. */
  doorsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  departsAt: z.optional(z.string()),
  returnsAt: z.optional(z.string()),
  /** The stop of a bus. */
  departure: z.optional(z.string()),
  /** The partner of a refund protection. */
  partner: z.optional(z.string()),
  partnerTermsUrl: z.optional(z.string()),
};

/** The data for finding a guest's order: its number as people write it, or the address of its mails. */
export const wantedOrderSchema = z.union([
  z.string().check(z.maxLength(100, { abort: true }), z.overwrite(plainOrderNumber), z.regex(/^\d{9}$/)),
  emailAddress,
]);

const soldLine = z.object({
  ...soldProduct,
  productId: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Cents. */
  total: z.int(),
  /** How many of the quantity were returned. */
  refundedQuantity: z.int(),
  /** The stay of an add-on. */
  ofStay: z.optional(addOnStaySchema),
  /**
   * The name at the time of the sale, in all languages that it had then; the current stop of a bus, and the current terms of a partner; how to get an extra,
   * as in the mail, with a sentence on each line.
   */
  texts: localizedTexts({ name: z.string(), departure: z.string(), partnerTermsUrl: z.string(), howToGet: z.string() }),
});

const soldTicket = z.object({
  productId: z.string(),
  /** The ticket's number, counted from 1 among the tickets of its product in the order. */
  number: z.int(),
  status: z.enum(ticketStatuses),
  /** The ticket's holder; if missing, the buyer. */
  holder: z.optional(z.string()),
  /** Whether the PDF shows the order's number and the ticket's code in place of a name that its fonts can't write. */
  lacksNameOnPaper: z.optional(z.boolean()),
  /** The text that a gate scans, the same as in the ticket's PDF and passes; present only while the ticket is valid. */
  code: z.optional(z.string()),
  /** This code as a QR code: strokes one unit wide as an SVG path, in a square of `size` units. */
  drawing: z.optional(z.object({ size: z.int(), path: z.string() })),
});

/** The costs of an order in addition to its lines: fees, taxes, delivery and discounts. */
export const orderSumKinds = ['orderFee', 'touristTax', 'entertainmentTax', 'shipping', 'discount'] as const;

/** The stay of an order. */
const soldStay = z.object({
  /** The name of the hotel or the lodge. */
  name: z.string(),
  image: z.optional(z.string()),
  /** The stay's location, in words. */
  whereabouts: z.optional(z.string()),
  /** Street, number and town. */
  address: z.optional(z.string()),
  /** The stay's hours of arrival and departure, such as `15:00`. */
  checkInFrom: z.optional(z.string()),
  checkOutUntil: z.optional(z.string()),
  /** ISO dates of arrival and departure. */
  arrival: z.string(),
  departure: z.string(),
  persons: z.int(),
  texts: localizedTexts({ name: z.string(), whereabouts: z.string() }),
});

/** The delivery address of merchandise. */
const soldDelivery = z.object({
  name: z.string(),
  /** Street with number, then postal code with town. */
  address: z.array(z.string()),
  /** ISO 3166 code, in capitals. */
  country: z.string(),
});

/** The wallets for passes that an operator can sign for. */
export const walletKinds = ['apple', 'google'] as const;

/** An order on its page, at any time after the sale; amounts in cents. */
export const orderPageSchema = z.object({
  reference: z.string(),
  status: paymentStatusSchema,
  /** ISO date and time. */
  placedAt: z.string(),
  total: z.int(),
  /** The amount that is or was returned to the buyer. */
  refunded: z.int(),
  email: z.string(),
  lines: z.array(soldLine),
  /** The tickets in the order of the lines; none before the order is paid. */
  tickets: z.array(soldTicket),
  /** The wallets to which the order's valid tickets can be saved; if missing, none. */
  wallets: z.optional(z.array(z.enum(walletKinds))),
  /** The shop asks for the name of each ticket's holder. */
  asksNames: z.optional(z.boolean()),
  /** The buyer's name, which is on each ticket without another name. */
  buyer: z.optional(z.string()),
  /** The sums in addition to the lines; a discount is negative. */
  sums: z.optional(z.array(z.object({ kind: z.enum(orderSumKinds), amount: z.int() }))),
  /** Whether the order's tickets were upgraded, which is possible once [UPG-03]; if missing, they were not. */
  isUpgraded: z.optional(z.boolean()),
  /** The part of the discount that comes from earlier tickets; the rest comes from a voucher. Unknown if missing [UPG-02, VCH-01]. */
  upgradeDiscount: z.optional(z.int()),
  /** Service fees, which are included in the lines. */
  serviceFee: z.optional(z.int()),
  /** The name of the order's payment method; missing if nothing was paid. */
  paidWith: z.optional(z.object({ name: z.string(), texts: localizedTexts({ name: z.string() }) })),
  stay: z.optional(soldStay),
  delivery: z.optional(soldDelivery),
});
export type OrderPage = z.infer<typeof orderPageSchema>;

/** An order in the list of its account. */
export const ownOrderSchema = z.object({
  reference: z.string(),
  /** Opens the order's page. */
  token: orderTokenSchema,
  status: paymentStatusSchema,
  placedAt: z.string(),
  /** Cents. */
  total: z.int(),
  /** The order's content, with the picture and the days of the first product that has them. */
  lines: z.optional(
    z.array(z.pick(soldLine, { productId: true, name: true, quantity: true, ofStay: true, texts: true })),
  ),
  image: z.optional(z.string()),
  firstDay: z.optional(z.string()),
  lastDay: z.optional(z.string()),
  /** Whether the order's tickets were upgraded, which is possible once [UPG-03]; if missing, they were not. */
  isUpgraded: z.optional(z.boolean()),
});
export type OwnOrder = z.infer<typeof ownOrderSchema>;

/** An order's dates as an iCalendar file. */
export const orderCalendarSchema = z.object({
  name: z.string(),
  content: z.string(),
});
export type OrderCalendar = z.infer<typeof orderCalendarSchema>;

/** A ticket as a file: a page of A4, or a pass. */
export const ticketFileSchema = z.object({
  name: z.string(),
  /** In base64: a PDF, or a wallet's pass. */
  content: z.string(),
});
export type TicketFile = z.infer<typeof ticketFileSchema>;

/** A ticket's pass for each wallet that the operator signs for. */
export const ticketPassSchema = z.object({
  productId: z.string(),
  number: z.int(),
  /** A link that saves the pass to Google Wallet. */
  google: z.optional(z.url()),
  /** A `.pkpass` file for Apple Wallet, in base64. */
  apple: z.optional(ticketFileSchema),
});
export type TicketPass = z.infer<typeof ticketPassSchema>;

/** The name of a ticket's holder; if it is empty, the buyer is the holder again. */
export const ticketNameSchema = z.object({
  productId: z.string(),
  number: z.int().check(z.minimum(1), z.maximum(10_000)),
  name: z.string().check(tabsToSpaces(), z.trim(), z.maxLength(80), oneLine()),
});
export type TicketName = z.infer<typeof ticketNameSchema>;
