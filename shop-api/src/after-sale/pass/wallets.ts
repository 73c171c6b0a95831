import type { AppleWallet } from './appleWallet.ts';
import type { GoogleWallet } from './googleWallet.ts';

/** Who signs passes, for each kind of wallet; mails have no pass of a kind that is left out [BYD-02]. */
export type Wallets = { google?: GoogleWallet | undefined; apple?: AppleWallet | undefined };
