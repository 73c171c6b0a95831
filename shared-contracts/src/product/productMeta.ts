import * as z from 'zod/mini';
import { euros } from '../money/euros.ts';

const text = z._default(z.string(), '');
const flag = z._default(z.boolean(), false);

export const serviceFeeModes = ['Hide service fee', 'Show service fee as text', 'Show service fee as price'] as const;

/** The texts of a product for shoppers, in one language. */
export const productMetaTexts = z.partial(
  z.object({
    description: z.string(),
    perks: z.array(z.string()),
    serviceFees: z.string(),
    additionalTicketText: z.string(),
    soldOutText: z.string(),
    soldOutTravelCtaText: z.string(),
    conditionalMessage: z.string(),
    productDisclaimer: z.string(),
    vendorVariantTitle: z.string(),
    imageAlt: z.string(),
    departure: z.string(),
    partnerTermsUrl: z.string(),
  }),
);

export const ticketMetaSchema = z.object({
  image: text,
  imageAlt: text,
  description: text,
  perks: z._default(z.array(z.string()), []),
  minimumQuantity: z._default(z.int(), 0),
  serviceFees: text,
  mergeServiceFees: z._default(z.enum(serviceFeeModes), 'Hide service fee'),
  calculateTouristTax: flag,
  touristTaxAmount: z._default(euros, 0),
  mentionEntertainmentFee: flag,
  entertainmentFeeAmount: z._default(euros, 0),
  additionalTicketText: text,
  overrideSoldout: flag,
  soldOutText: text,
  soldOutTravelCtaText: text,
  isConditionalProduct: flag,
  conditionalMessage: text,
  productDisclaimer: text,
  vendorVariantTitle: text,
});

export const extraMetaSchema = z.object({
  image: text,
  description: text,
  isUpsell: flag,
  isCart: flag,
  hideVisualOnMobile: flag,
});

const merchandiseSizeSchema = z.object({ id: z.string(), size: z.string(), stock: z.int() });

export const merchandiseMetaSchema = z.object({
  sizes: z._default(z.array(merchandiseSizeSchema), []),
  productImages: z._default(z.array(z.string()), []),
  /** The measures of each size, laid flat, in centimetres. If missing there are none; it has no default, so that pages are smaller. */
  sizeGuide: z.optional(z.array(z.object({ size: z.string(), width: z.number(), length: z.number() }))),
  ageCheck: flag,
});

export const membershipMetaSchema = z.object({ membershipType: z._default(z.enum(['Month', 'year']), 'year') });

export const insuranceMetaSchema = z.object({
  /** The partner's id of the insurance. */
  id: text,
  /** The price as a percentage of the sum of products and order fee, for example 6.5. */
  percentage: z._default(z.number(), 0),
  /** The name of the partner that offers the insurance, and the URL of its terms. They have no default, so that pages are smaller [INS-01]. */
  partner: z.optional(z.string()),
  partnerTermsUrl: z.optional(z.string()),
});

/** The departure and the duration of transport, for the transport pages. */
const transportMetaSchema = z.object({
  region: z._default(z.enum(['nl', 'eu']), 'nl'),
  departure: text,
  departsAt: z.optional(z.string()),
  returnsAt: z.optional(z.string()),
  /** Minutes from the place of departure to the festival, one way [TRN-03]. */
  travelMinutes: z.optional(z.int().check(z.minimum(1))),
  /** Kilograms of CO2 for one person's return trip [TRN-03]. */
  co2Kilograms: z.optional(z.number().check(z.minimum(0))),
});

/** Marks the room whose price the list of stays shows. Absent on other rooms; it has no default, so that pages are smaller [TRV-01]. */
const roomMetaSchema = z.object({ isListed: z.optional(z.boolean()) });

/** The hours of a ticket: ISO times with their offset. If missing, the ticket is valid on the festival's days. */
const admissionMetaSchema = z.object({
  doorsAt: z.optional(z.iso.datetime({ offset: true })),
  endsAt: z.optional(z.iso.datetime({ offset: true })),
});

const everyMetaField = z.object({
  ...ticketMetaSchema.shape,
  ...extraMetaSchema.shape,
  ...merchandiseMetaSchema.shape,
  ...membershipMetaSchema.shape,
  ...insuranceMetaSchema.shape,
  ...transportMetaSchema.shape,
  ...admissionMetaSchema.shape,
  ...roomMetaSchema.shape,
});

/** All fields of the meta of any type of product, each with its default; unknown fields are ignored. */
export const productMetaSchema = z._default(everyMetaField, () => everyMetaField.parse({}));
