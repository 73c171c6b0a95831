import * as z from 'zod/mini';
import { type Language, languages } from '../language/languages.ts';
import { mappedTypes } from '../product/product.ts';

const text = z.string().check(z.minLength(1));

/** What the shell says of a step. */
const stepTextsSchema = z.object({
  /** In the rail, the menu, links and the document's title. */
  name: text,
  /** The heading of its page. */
  title: text,
  /** Below the heading. */
  sentence: text,
  /** Below the heading in a shop that keeps wishlists; `sentence` where it is missing. */
  wishlist: z.optional(text),
  /** On the home page. */
  tile: text,
  /** On the button of the home page, where the step is a shop's first; the shell's own words where it is missing. */
  start: z.optional(text),
});

/** The special behaviour that a step can request from the shell. */
export const stepTraits = [
  /** Offers are shown on its page once the cart's total rises there [OVL-06]. */
  'hasUpsell',
  /** Where the offers' popup leads from the last step [OVL-06]. */
  'isFallbackAfterUpsell',
  /** Next waits on its page until the shopper has made the choice that it asks for [STP-03]. */
  'needsChoice',
  /** Next returns to the detail that the shopper came back from [STP-04]. */
  'returnsToDetail',
] as const;
export type StepTrait = (typeof stepTraits)[number];

/** The guards that a step may add to those of every page of a shop; the host has a function of each name [RTE-08]. */
export const stepGuards = [
  /** The address names a product, in the parameter `id`, that the step offers in this shop [RTE-07, TIX-10]. */
  'productOffered',
] as const;

const guards = z.optional(z.array(z.enum(stepGuards)));
const query = z.optional(z.array(z.string()));
const read = z.optional(
  z.string().check(z.regex(/^\/[a-z]/, 'a read begins with /, as in /travel/:apiTravelId/en/packages')),
);
const name = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'a step is named in small letters, digits and -, as in lockers'));

/** An address below a step's own. */
const stepAddressSchema = z.object({
  /** `eu`, or with parameters `:id`. */
  path: z
    .string()
    .check(z.regex(/^:?[a-z][\w-]*(\/:?[a-z][\w-]*)*$/, 'an address below a step is written as eu, :id or rooms/:id')),
  /** The exposed module that it shows; the step's own where it is missing. */
  module: z.optional(z.string()),
  /** Parameters that the address implies: the step's page is shown with them. Without any it shows a detail, which leads back to the step. */
  given: z.optional(z.record(z.string(), z.string())),
  query,
  read,
  guards,
});

/** A step of a remote: its version's manifest declares it, and the shell knows nothing else of it. */
export const stepDeclarationSchema = z.object({
  /** In a shop's config, and the path of its page below the shop. */
  name,
  /** Earlier names: an address with one leads to the step, and a config may still list it. */
  formerNames: z.optional(z.array(name)),
  /** The exposed module that its page shows, without `./`. */
  module: z.string(),
  /** Every shop of a brand has its pages, also one that does not list it; else a shop has them that lists it [RTE-01]. */
  isInEveryShop: z.optional(z.boolean()),
  /** The kinds of product that it sells: they decide its count in the flow, its lowest price, and the basket's group [BRD-07]. */
  sells: z.array(z.enum(mappedTypes)),
  /** The platform's words for it in the tiles of a shop's offers [OVL-12]. */
  tileLinks: z.optional(z.array(z.string())),
  /** Whether a sale requires it; other steps may be skipped [STP-01]. */
  isRequired: z.optional(z.boolean()),
  /** The parameters of the address that the module reads; it loads anew when one of them changes [TRV-01]. */
  query,
  /** The GET below `/api` that the module's `load` begins with; `:slug` and `:apiTravelId` are the shop's. The browser sends it with the requests for the code [RTE-14]. */
  read,
  /** Whose picture is at the top of its page, by its name in a shop's config; that of the home page where it is missing [HDR-03]. */
  hero: z.optional(z.string()),
  /** The capability that a shop needs for it. */
  capability: z.optional(z.enum(['appliesUpgrade', 'looksUpOrder', 'savesWishlist', 'takesPayment'])),
  /** The capability that an upgradable order needs to have it in the flow [RTE-06]. */
  flowCapability: z.optional(z.enum(['offersTravel', 'offersTransport'])),
  guards,
  traits: z.optional(z.array(z.enum(stepTraits))),
  /** Further addresses below its own. */
  addresses: z.optional(z.array(stepAddressSchema)),
  /** A language that is missing falls back to the shop's own, then to any that is there. */
  texts: z.partialRecord(z.enum(languages), stepTextsSchema),
});

export type StepDeclaration = z.infer<typeof stepDeclarationSchema>;

/** The languages in which a step has no texts of its own. */
export const missingLanguages = ({ texts }: Pick<StepDeclaration, 'texts'>): Language[] =>
  languages.filter((language) => texts[language] === undefined);
