const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/**
 * Every character that the shop uses in Dutch, English and Spanish: Latin with its accents, punctuation, € and arrows.
 */
export const fontText = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  '\u0152\u0153\u0178\u2009\u202f\u2010\u2011\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2190\u2191\u2192\u2193\u2212',
].join('');
