/** A page's id, by the first half of its nonce: with signs that need no quotes in a shell or an address. */
export const pageId = (head: string): string => head.replaceAll('+', '-').replaceAll('/', '_');
