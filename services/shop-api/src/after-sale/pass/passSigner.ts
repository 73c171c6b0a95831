import type { MailBrand } from '../mail/mailBrand.ts';
import type { AppleWallet } from './appleWallet.ts';

/**
 * The signer of a brand's passes for Apple Wallet, or none: phones refuse a pass without an icon, or with an expired
 * certificate.
 */
export const passSigner = ({ stationery }: MailBrand, apple: AppleWallet | undefined): AppleWallet | undefined =>
  apple && stationery?.pass['icon.png'] && Date.now() < apple.validUntil ? apple : undefined;
