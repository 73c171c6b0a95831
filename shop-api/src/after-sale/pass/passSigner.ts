import type { MailBrand } from '../mail/mailBrand.ts';
import type { AppleWallet } from './appleWallet.ts';

/** Who signs a brand's passes for Apple Wallet, if anybody does: phones refuse a pass without an icon, and one whose certificate had ended. */
export const passSigner = ({ stationery }: MailBrand, apple: AppleWallet | undefined): AppleWallet | undefined =>
  apple && stationery?.pass['icon.png'] && Date.now() < apple.validUntil ? apple : undefined;
