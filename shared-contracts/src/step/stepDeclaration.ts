import * as z from 'zod/mini';
import { type Language, languages } from '../language/languages.ts';
import { mappedTypes } from '../product/product.ts';

/** Every page of a brand carries these texts, so each has a limit. */
const text = z.string().check(z.minLength(1), z.maxLength(600));
const moduleName = z.string().check(z.maxLength(120));
const word = z.string().check(z.maxLength(60));

/** The shell's texts about a step. */
const stepTextsSchema = z.object({
  /** The step's name in the rail, the menu, links and the document's title. */
  name: text,
  /** The heading of the step's page. */
  title: text,
  /** Below the heading. */
  sentence: text,
  /** Below the heading in a shop that keeps wishlists; if missing, `sentence`. */
  wishlist: z.optional(text),
  /** The step's text on the home page. */
  tile: text,
  /** The text on the button of the home page, if the step is a shop's first; if missing, the shell's own text. */
  start: z.optional(text),
});

/** The special behaviour that a step can request from the shell. */
export const stepTraits = [
  /** Offers are shown on the step's page when the cart's total rises there [OVL-06]. */
  'hasUpsell',
  /** The target of the offers' popup after the last step [OVL-06]. */
  'isFallbackAfterUpsell',
  /** Next is disabled on the step's page until the shopper has made the required choice [STP-03]. */
  'needsChoice',
  /** Next returns to the detail page that the shopper came from [STP-04]. */
  'returnsToDetail',
] as const;
export type StepTrait = (typeof stepTraits)[number];

/** The guards that a step may add to the guards of every shop page; the host has a function for each name [RTE-08]. */
export const stepGuards = [
  /** The address contains, in the parameter `id`, a product that the step offers in this shop [RTE-07, TIX-10]. */
  'productOffered',
] as const;

const guards = z.optional(z.array(z.enum(stepGuards)).check(z.maxLength(10)));
const query = z.optional(z.array(word).check(z.maxLength(20)));
const read = z.optional(
  z
    .string()
    .check(z.maxLength(200), z.regex(/^\/[a-z]/, 'a read begins with /, as in /travel/:apiTravelId/en/packages')),
);
const name = z
  .string()
  .check(
    z.regex(/^(?!constructor$)[a-z][a-z0-9-]{1,30}$/, 'a step is named in small letters, digits and -, as in lockers'),
  );

/** An address below a step's own. */
const stepAddressSchema = z.object({
  /** `eu`, or with parameters `:id`. */
  path: z
    .string()
    .check(
      z.maxLength(120),
      z.regex(/^:?[a-z][\w-]*(\/:?[a-z][\w-]*)*$/, 'an address below a step is written as eu, :id or rooms/:id'),
    ),
  /** The exposed module that the address shows; if missing, the step's own module. */
  module: z.optional(moduleName),
  /** Parameters that the address implies: it shows the step's page with them. Without any it shows a detail page, which leads back to the step. */
  given: z.optional(
    z
      .record(word, z.string().check(z.maxLength(200)))
      .check(z.refine((given) => Object.keys(given).length <= 10, 'an address has at most 10 fixed parameters')),
  ),
  query,
  read,
  guards,
});

/** A step of a remote. Its version's manifest declares it, and the shell has no other information about it. */
export const stepDeclarationSchema = z.object({
  /** The step's name in a shop's config, and the path of its page below the shop. */
  name,
  /** Former names: an address with a former name leads to the step, and a config may still list it. */
  formerNames: z.optional(z.array(name).check(z.maxLength(20))),
  /** The exposed module that the step's page shows, without `./`. */
  module: moduleName,
  /** If set, every shop of a brand has the step's pages; otherwise only shops that list it [RTE-01]. */
  isInEveryShop: z.optional(z.boolean()),
  /** The kinds of product that the step sells. They determine the step's count in the flow, its lowest price, and the basket's group [BRD-07]. */
  sells: z.array(z.enum(mappedTypes)).check(z.maxLength(20)),
  /** The platform's words for the step in the tiles of a shop's offers [OVL-12]. */
  tileLinks: z.optional(z.array(word).check(z.maxLength(20))),
  /** Whether a sale requires the step; other steps may be skipped [STP-01]. */
  isRequired: z.optional(z.boolean()),
  /** Whether the step gives what a visitor needs in a sale for members [MEM-02]. */
  opensMemberSale: z.optional(z.boolean()),
  /** The parameters of the address that the module reads; it loads again when one of them changes [TRV-01]. */
  query,
  /**
   * The first GET below `/api` that the module's `load` makes; `:slug` and `:apiTravelId` are the shop's. The browser sends it together with the
   * requests for the code [RTE-14].
   */
  read,
  /** The picture at the top of the step's page, by its name in a shop's config. If missing, the home page's picture is used [HDR-03]. */
  hero: z.optional(word),
  /** The capability that a shop needs for the step. */
  capability: z.optional(z.enum(['appliesUpgrade', 'looksUpOrder', 'savesWishlist', 'takesPayment'])),
  /** The capability that an upgradable order needs to have the step in its flow [RTE-06]. */
  flowCapability: z.optional(z.enum(['offersTravel', 'offersTransport'])),
  guards,
  traits: z.optional(z.array(z.enum(stepTraits)).check(z.maxLength(10))),
  /** Further addresses below the step's own. */
  addresses: z.optional(z.array(stepAddressSchema).check(z.maxLength(20))),
  /** If a language is missing, the shop's own is used, otherwise any available one. */
  texts: z.partialRecord(z.enum(languages), stepTextsSchema),
});

export type StepDeclaration = z.infer<typeof stepDeclarationSchema>;

/** The languages in which a step has no texts. */
export const missingLanguages = ({ texts }: Pick<StepDeclaration, 'texts'>): Language[] =>
  languages.filter((language) => texts[language] === undefined);
