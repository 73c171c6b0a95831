/** A page's id: the first half of its nonce, in characters that need no quotes in a shell or an address. */
export const pageId = (head: string): string => head.replaceAll('+', '-').replaceAll('/', '_');
