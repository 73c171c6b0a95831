import type { AppleWallet } from './appleWallet.ts';
import type { GoogleWallet } from './googleWallet.ts';

/** The signers of passes by kind of wallet. If one is missing, mails contain no pass of its kind [BYD-02]. */
export type Wallets = { google?: GoogleWallet | undefined; apple?: AppleWallet | undefined };
