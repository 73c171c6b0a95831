const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/**
 * The token of an order's page in the rest of its link, whatever a mail program or a chat has added around it: `#…`, `…).`,
 * `…?utm_source=mail`. Empty if there is none.
 */
export const orderTokenIn = (link: string): string => uuid.exec(link)?.[0].toLowerCase() ?? '';
