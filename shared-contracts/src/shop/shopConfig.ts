import * as z from 'zod/mini';
import { brandTraitsSchema } from '../brand/brandTraits.ts';
import { languageSchema } from '../language/language.ts';
import { euros } from '../money/euros.ts';
import { localizedTexts } from '../text/localizedTexts.ts';
import { upsellEntrySchema } from '../upsell/upsellEntry.ts';
import { slugSchema } from './slugSchema.ts';

const flag = z._default(z.boolean(), false);
const text = z._default(z.string(), '');

/** 'Yes' or 'No' on the wire, a boolean behind it. */
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
  /** Proves pre-registration to the platform; the server's own, never in a page. */
  preregistrationKey: text,
  previewMode: flag,
  /** What a preview says of itself; in other languages in `translations`, under its own name [BRD-04]. */
  previewModusCopy: text,
  travelsale: flag,
  membersale: flag,
  loginRequired: flag,
  membershipRequired: flag,
  /** The level a membership needs at least, where one is required [MEM-02]. */
  membershipLevel: z._default(z.int(), 1),
  /** The number of orders of one account in this shop; 0 means no limit [CHK-12]. */
  maxOrdersPerAccount: z._default(z.int().check(z.minimum(0)), 0),
  addonShop: flag,
  stepflow: z._default(yesNo, true),
  upsell: z._default(yesNo, false),
  /** The additional offers for chosen products [OVL-06]. */
  upsellProducts: z._default(z.array(upsellEntrySchema), []),
  /** The waiting room; a queue is on when it is set [CNT-09]. */
  queueUrl: text,
  /** Registration ends then (ISO date and time); never when missing [ERR-06]. */
  registrationEndsAt: z.optional(z.iso.datetime({ offset: true })),
  /** Sells only to accounts that are registered for the event: that saved its pre-registration's wishlist [ERR-06]. Missing: to everybody, without a word in each page. */
  registeredOnly: z.optional(z.boolean()),
  /**
   * The start of the sale by membership level (ISO date and time), for this level and higher ones; everybody at once when missing
   * [ERR-06].
   */
  saleStarts: z.optional(
    z.array(
      z.object({ membershipLevel: z._default(z.int().check(z.minimum(0)), 0), from: z.iso.datetime({ offset: true }) }),
    ),
  ),
  /** Buyers may name the holder of each ticket, on the order's page. Missing: tickets are in the buyer's name, without a word in each page. */
  asksTicketNames: z.optional(z.boolean()),
  /** From then on tickets are sold without travel (ISO date and time); a travel sale shows it [TIX-13]. */
  ticketOnlyFrom: z.optional(z.iso.datetime({ offset: true })),
  /** The tag manager's container; empty means none [ANL-02]. */
  tagManagerId: text,
  /** No consent is asked before visitors are measured [ANL-02]. */
  noCookieNeeded: flag,
  /** Origins beside their own that the tag manager's tags may send to and show pictures of: `https://*.example.com` [ANL-02]. */
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
  showCovidTerms: flag,
  paymentProvider: z._default(z.enum(['paylogic', 'adyen']), 'paylogic'),
  upgradableOrder: z.optional(
    z.object({ skipTravel: flag, skipBus: flag, upgrades: z._default(z.array(upgradeSchema), []) }),
  ),
  festivalData: festivalDataSchema,
  shopTheme: z._default(z.object({ backgrounds: z._default(z.record(z.string(), z.string()), {}) }), {
    backgrounds: {},
  }),
  disableBackgroundGradient: flag,
  /** Guests read that an account saves time [OVL-07]. */
  showSaveTimeModal: flag,
  /** The header shows the steps, where there are any [HDR-05]. */
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
  /** How long a cart holds what is in it, in seconds. */
  holdSeconds: z._default(z.int(), 900),
  /** How often a shopper may extend the hold in its last seconds, and by how many seconds each time; not at all by default [BYD-01]. */
  holdExtensions: z._default(
    z.object({
      times: z._default(z.int().check(z.minimum(0)), 0),
      seconds: z._default(z.int().check(z.minimum(1)), 300),
    }),
    { times: 0, seconds: 300 },
  ),
  closed: flag,
  /** The transport pages have a form that asks for a bus from another place; the brand's mail settings name who gets it [TRN-04]. */
  takesTransportRequests: flag,
  /** Where the terms can be read. */
  termsUrl: text,
  /** Where privacy, refunds and help can be read; the footer of every page links to those that a shop has. */
  privacyUrl: text,
  refundsUrl: text,
  helpUrl: text,
  /** The company that sells, which the footer names, and where its address and numbers can be read. */
  sellerName: text,
  sellerUrl: text,
  /** Changes with the terms: a shopper who accepted another version is asked again [BSK-05]. See `termsVersionOf` for the default. */
  termsVersion: text,
});

export type ShopConfig = z.infer<typeof shopConfigSchema>;
