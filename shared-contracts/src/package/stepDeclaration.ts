import * as z from 'zod/mini';
import { type Language, languages } from '../language/languages.ts';
import { mappedTypes } from '../product/product.ts';

/** What the shell says of a step. */
const stepTextsSchema = z.object({
  /** In the rail, the menu, links and the document's title. */
  name: z.string().check(z.minLength(1)),
  /** The heading of its page. */
  title: z.string().check(z.minLength(1)),
  /** Below the heading. */
  sentence: z.string().check(z.minLength(1)),
  /** On the home page. */
  tile: z.string().check(z.minLength(1)),
});

/** A step that a remote brings: its version's manifest declares it, and a shop that lists it in its `steps` shows it. */
export const stepDeclarationSchema = z.object({
  /** In a shop's config, and the path of its page below the shop. */
  name: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'a step is named in small letters, digits and -, as in lockers')),
  /** The exposed module that its page shows, without `./`. */
  module: z.string(),
  /** The kinds of product that it sells: they decide its count in the flow, its lowest price, and the basket's group [BRD-07]. */
  sells: z.array(z.enum(mappedTypes)),
  /** The parameters of the address that the module reads. */
  query: z._default(z.array(z.string()), []),
  /** Whose picture is at the top of its page [HDR-03]. */
  hero: z._default(
    z.enum(['home', 'tickets', 'membership', 'travel', 'transportation', 'merchandise', 'extras']),
    'home',
  ),
  /** The capability without which a shop does not have it. */
  capability: z._default(z.nullable(z.enum(['appliesUpgrade', 'looksUpOrder', 'savesWishlist', 'takesPayment'])), null),
  /** A language that is missing falls back to the shop's own, then to any that is there. */
  texts: z.partialRecord(z.enum(languages), stepTextsSchema),
});

export type StepDeclaration = z.infer<typeof stepDeclarationSchema>;

/** As a team writes it: with what may be left out. */
export type StepInput = z.input<typeof stepDeclarationSchema>;

/** The languages in which a step has no texts of its own. */
export const missingLanguages = ({ texts }: Pick<StepInput, 'texts'>): Language[] =>
  languages.filter((language) => texts[language] === undefined);
