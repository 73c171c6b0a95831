import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** Describes a failure of the shop API in a few words, for the log. */
export const reasonOf = ({ code, status, requestId = '' }: ShopError): string =>
  `${code} ${status} ${requestId}`.trim();
