import type { Product } from '@festival/shared-contracts/product/product';

/** A product's name and description by language, in the form of the Travel API [API-14]. */
export const productTexts = ({ texts }: Product) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [
      language,
      { title: own?.name, description: own?.meta?.description },
    ]),
  );
