/** Every sign that a reader takes for a dash: hyphens of all kinds, en and em dash, minus sign. */
const dashes = /[\p{Pd}\u2212]/gu;

/** Signs without a shape of their own, which copies from other programs contain: marks of direction, joiners, soft hyphens. */
const invisible = /\p{Cf}/gu;

/**
 * A code, number or address as its reader sees it: full-width characters become usual ones, every dash a hyphen, every
 * space a usual space, and invisible signs are left out. Not for names: some writing systems need those signs.
 */
export const plainTyped = (typed: string): string =>
  typed.normalize('NFKC').replace(invisible, '').replace(dashes, '-').replace(/\s+/g, ' ').trim();

/** A sign that people copy along with a code: a blank, a quotation mark, a bracket or the punctuation of a sentence. */
const around = /[\s"'`´‘’‚“”„«»‹›()[\].,;:-]/;

/** A code, such as a voucher's, as its reader sees it, without the signs around it. Each sign is looked at once, however long the text is. */
export const plainCode = (typed: string): string => {
  const plain = plainTyped(typed);
  let [start, end] = [0, plain.length];
  while (start < end && around.test(plain.charAt(start))) start += 1;
  while (end > start && around.test(plain.charAt(end - 1))) end -= 1;
  return plain.slice(start, end);
};
