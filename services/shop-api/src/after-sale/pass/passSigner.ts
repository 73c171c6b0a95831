import type { MailBrand } from '../mail/mailBrand.ts';
import type { AppleWallet } from './appleWallet.ts';

/**
 * Returns the signer of a brand's passes for Apple Wallet. Undefined if a pass would have no icon or the certificate
 * has expired, since phones refuse such passes.
 */
export const passSigner = ({ stationery }: MailBrand, apple: AppleWallet | undefined): AppleWallet | undefined =>
  apple && stationery?.pass['icon.png'] && Date.now() < apple.validUntil ? apple : undefined;
