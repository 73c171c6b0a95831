import type { Language } from '@festival/shared-contracts/language/languages';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import type { PageStep, RemoteSteps } from '../../src/page/remoteSteps.ts';

/** A step with the remote that declares it. */
export interface DeclaredStep {
  remote: string;
  step: StepDeclaration;
}

/** The step as a page has it: without its texts in other languages, and without the server's own fields. */
export function pageStep({
  remote,
  step: { texts: _texts, isInEveryShop: _isInEveryShop, ...step },
}: DeclaredStep): PageStep {
  return { remote, ...step };
}

/** The keys of the shell's texts about a step, by the name of the text in its declaration. */
const keyOf = (step: string, text: string): string =>
  text === 'start' ? `home.start.${step}` : `step.${step}.${text}`;

/** The options that select a step's texts for the pages of a shop. */
export interface TextsOptions {
  language: Language;
  /** The shop's own language. */
  ofShop: Language;
  /** Whether the shop lists the step; the tiles of its home page are the listed steps. */
  isListed: boolean;
  /** Whether the shop lacks a capability that the step requires: the step's page says so below the heading. */
  isLacking: boolean;
  isWishlist: boolean;
  /** Whether the shop holds what is chosen; a wishlist and a preview do not. */
  isHolding: boolean;
}

/** The shell's texts about the step, by their keys: in the page's language, otherwise in the shop's own, otherwise in any available one. */
export function declaredStepTexts(
  { step: { name, texts } }: DeclaredStep,
  { language, ofShop, isListed, isLacking, isWishlist, isHolding }: TextsOptions,
): RemoteSteps['texts'] {
  const own = texts[language] ?? texts[ofShop] ?? Object.values(texts)[0];
  if (!own) return {};
  const { tile, start, wishlist, sentence, ...always } = own;
  // A step with words of its own for wishlists has a sentence about holding, which a preview does not do.
  const ofMode = isHolding || !wishlist ? sentence : isWishlist && wishlist;
  const shown = {
    ...always,
    ...(!isLacking && ofMode && { sentence: ofMode }),
    ...(isListed && { tile, start }),
  };
  return Object.fromEntries(
    Object.entries<string | undefined>(shown).flatMap(([key, text]) => (text ? [[keyOf(name, key), text]] : [])),
  );
}
