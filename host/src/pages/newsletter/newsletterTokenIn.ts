/** The token in the rest of a newsletter's link, whatever a mail program has added around it; empty if there is none. */
export const newsletterTokenIn = (link: string): string => /[\w-]{43}(?![\w-])/.exec(link)?.[0] ?? '';
