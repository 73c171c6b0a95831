import type { AppleWallet } from './appleWallet.ts';
import type { GoogleWallet } from './googleWallet.ts';

/** The signers of passes, for each kind of wallet; mails have no pass for a missing one [BYD-02]. */
export type Wallets = { google?: GoogleWallet | undefined; apple?: AppleWallet | undefined };
