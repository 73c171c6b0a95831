import * as z from 'zod/mini';
import { brandTraitsSchema } from '../brand/brandTraits.ts';
import { languageSchema } from '../language/language.ts';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { upsellEntrySchema } from '../upsell/upsellEntry.ts';
import { slugSchema } from './slugSchema.ts';

const flag = z._default(z.boolean(), false);
const text = z._default(z.string(), '');

/** 'Yes' or 'No' in the wire format, a boolean after decoding. */
const yesNo = z.codec(z.enum(['Yes', 'No']), z.boolean(), {
  decode: (word) => word === 'Yes',
  encode: (value) => (value ? 'Yes' : 'No'),
});

export const ageRequirements = ['No', 'Yes, 18 at event start', 'Yes, currently 18 years'] as const;

const upgradeSchema = z.object({
  id: z.string(),
  name: text,
  /** Cents, as the platform sends it. */
  discount: z._default(z.int(), 0),
  upgradeOptions: z._default(z.array(z.object({ id: z.string(), productId: z.string(), name: text })), []),
});

const settingsFieldsSchema = z.object({
  ageRequirements: z._default(z.enum(ageRequirements), 'No'),
  /** The text for a buyer who is too young; in English, with the other languages in `texts` [CHK-05]. */
  ageRequirementsError: text,
  texts: localizedTexts({ ageRequirementsError: z.string() }),
  allowedExtraTickets: z._default(
    z.object({ ids: z._default(z.array(z.string()), []), maxQuantity: z._default(z.int(), 0) }),
    {
      ids: [],
      maxQuantity: 0,
    },
  ),
  showHideTicketUsp: flag,
  hideTicketMinMax: flag,
  eventDatetimeFormat: text,
  hideLogin: flag,
  vwo: z._default(z.object({ isEnabled: flag, accountId: text }), { isEnabled: false, accountId: '' }),
  ticketLayout: z._default(z.enum(['grid', 'other']), 'grid'),
  cardsPerRow: z._default(z.int().check(z.minimum(1), z.maximum(6)), 3),
});

const festivalDataSchema = z.object({
  title: z.string(),
  /** ISO dates of the first and the last festival day. */
  dateStart: z.iso.date(),
  dateEnd: z.optional(z.iso.date()),
  place: text,
  tagline: text,
  heroImage: text,
  timeZone: z._default(z.string(), 'Europe/Amsterdam'),
  texts: localizedTexts({ title: z.string(), place: z.string(), tagline: z.string() }),
});

/** The config of a shop: brand, sale variant, steps, limits, texts [BRD-06]. */
export const shopConfigSchema = z.object({
  slug: slugSchema,
  shopToken: z.string(),
  /** The event's namespace of the Shopping API; shops of one festival share it and its stock. */
  apiNamespace: z.string(),
  apiTravelId: text,
  maxTicketAmount: z._default(z.int(), 9),
  soldoutPrice: flag,
  useStepper: z._default(z.boolean(), true),
  preregistration: flag,
  /** Proves pre-registration to the platform; only the server has it, never a page. */
  preregistrationKey: text,
  previewMode: flag,
  /** The text that a preview shows about itself; in other languages in `translations`, under the same name [BRD-04]. */
  previewModusCopy: text,
  travelsale: flag,
  membersale: flag,
  loginRequired: flag,
  membershipRequired: flag,
  /** The minimum membership level, if a membership is required [MEM-02]. */
  membershipLevel: z._default(z.int(), 1),
  /** The maximum number of orders of one account in this shop; 0 means no limit [CHK-12]. */
  maxOrdersPerAccount: z._default(z.int().check(z.minimum(0)), 0),
  addonShop: flag,
  stepflow: z._default(yesNo, true),
  upsell: z._default(yesNo, false),
  /** The additional offers for chosen products [OVL-06]. */
  upsellProducts: z._default(z.array(upsellEntrySchema), []),
  /** The waiting room; the queue is active if it is set [CNT-09]. */
  queueUrl: text,
  /** The end of registration (ISO date and time); if missing, registration never ends [ERR-06]. */
  registrationEndsAt: z.optional(z.iso.datetime({ offset: true })),
  /**
   * Sells only to accounts that are registered for the event, by a saved wishlist of its pre-registration [ERR-06]. If missing it sells to all; it
   * has no default, so that pages are smaller.
   */
  registeredOnly: z.optional(z.boolean()),
  /**
   * The start of the sale by membership level (ISO date and time), for this level and higher ones; if missing, the start is the same for all
   * [ERR-06].
   */
  saleStarts: z.optional(
    z.array(
      z.object({ membershipLevel: z._default(z.int().check(z.minimum(0)), 0), from: z.iso.datetime({ offset: true }) }),
    ),
  ),
  /**
   * Buyers may name the holder of each ticket on the order's page. If missing, tickets are in the buyer's name; it has no default, so that pages are
   * smaller.
   */
  asksTicketNames: z.optional(z.boolean()),
  /** From this time on (ISO date and time) tickets are sold without travel; a travel sale shows this time [TIX-13]. */
  ticketOnlyFrom: z.optional(z.iso.datetime({ offset: true })),
  /** The tag manager's container; empty means none [ANL-02]. */
  tagManagerId: text,
  /** Visitors are measured without asking for consent [ANL-02]. */
  noCookieNeeded: flag,
  /** Additional origins to which the tag manager's tags may send data, and from which they may show pictures: `https://*.example.com` [ANL-02]. */
  measuringOrigins: z._default(z.array(z.string().check(z.regex(/^https:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/))), []),
  salesOptions: z._default(
    z.array(z.object({ id: z.string(), name: z.string(), texts: localizedTexts({ name: z.string() }) })),
    [],
  ),
  productsInSalesOptions: z._default(z.record(z.string(), z.array(z.string())), {}),
  shopInit: z._default(z.object({ isAddOnShop: flag }), { isAddOnShop: false }),
  showDetailedServiceFees: flag,
  orderServiceFee: z._default(euros, 0),
  orderServiceFeeWishlist: z._default(euros, 0),
  disableRefund: flag,
  /** Buyers accept the refund terms of an epidemic too; only false leaves them out [BSK-05]. */
  showCovidTerms: z._default(z.boolean(), true),
  paymentProvider: z._default(z.enum(['paylogic', 'adyen', 'mollie']), 'paylogic'),
  /**
   * Set by the shop API while the shop's payment provider is not set up: until then the shop sells nothing [PAY-08]. If missing, shoppers can pay; it
   * has no default, so that pages are smaller.
   */
  awaitsPaymentSetUp: z.optional(z.boolean()),
  upgradableOrder: z.optional(
    z.object({ skipTravel: flag, skipBus: flag, upgrades: z._default(z.array(upgradeSchema), []) }),
  ),
  festivalData: festivalDataSchema,
  shopTheme: z._default(z.object({ backgrounds: z._default(z.record(z.string(), z.string()), {}) }), {
    backgrounds: {},
  }),
  disableBackgroundGradient: flag,
  /** Guests see a hint that an account saves time [OVL-07]. */
  showSaveTimeModal: flag,
  /** The header shows the steps, if there are any [HDR-05]. */
  showProgressBar: flag,
  /** The brand, by name: the key of its theme, its texts and its remotes' versions. */
  ossBrand: z.string(),
  traits: z._default(brandTraitsSchema, () => brandTraitsSchema.parse({})),
  shopSettings: z._default(
    z.object({ fields: z._default(settingsFieldsSchema, () => settingsFieldsSchema.parse({})) }),
    () => ({
      fields: settingsFieldsSchema.parse({}),
    }),
  ),
  translations: z._default(z.partialRecord(languageSchema, z.record(z.string(), z.string())), {}),
  /** Language of a visitor who has chosen none [I18-02]. */
  defaultLanguage: z._default(languageSchema, 'nl'),
  /** The step flow, in order [STP-01]; unknown names are skipped and logged [STP-06]. */
  steps: z._default(z.array(z.string()), ['tickets']),
  /** The time for which a cart holds its products, in seconds. */
  holdSeconds: z._default(z.int(), 900),
  /** The number of times a shopper may extend the hold in its last seconds, and the seconds of each extension; none by default [BYD-01]. */
  holdExtensions: z._default(
    z.object({
      times: z._default(z.int().check(z.minimum(0)), 0),
      seconds: z._default(z.int().check(z.minimum(1)), 300),
    }),
    { times: 0, seconds: 300 },
  ),
  closed: flag,
  /** The transport pages have a form to request a bus from another place; the brand's mail settings name its recipient [TRN-04]. */
  takesTransportRequests: flag,
  /** The address of the terms. */
  termsUrl: text,
  /** The addresses of privacy, refunds and help; the footer of every page links to those that a shop has. */
  privacyUrl: text,
  refundsUrl: text,
  helpUrl: text,
  /** The name of the selling company, for the footer, and the address of its details. */
  sellerName: text,
  sellerUrl: text,
  /**
   * The version of the terms, which changes with them: a shopper who accepted another version is asked again [BSK-05]. See `termsVersionOf` for the
   * default.
   */
  termsVersion: text,
});

export type ShopConfig = z.infer<typeof shopConfigSchema>;
