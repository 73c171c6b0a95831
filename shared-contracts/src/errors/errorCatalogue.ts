/**
 * The effects of a modal's answer, which the host carries out.
 * - `close`: only closes the modal
 * - `confirm`: the code that opened the modal continues (removes, saves, adds, tries again); the other answer does nothing
 * - `login`: opens the sign-in page
 * - `goHome`: opens the shop's page
 * - `restart`: forgets the cart and the deeplink, and opens the waiting room or the shop's page [CNT-02]
 * - `closeCheckout`: closes the checkout panel
 * - `removeItem`: removes the line in question from the cart
 * - `resetShipping`: clears country, price and method of delivery
 * - `removeMerchandise`: removes merchandise from the cart, and resets delivery
 * - `cancelOrder`: cancels the order in payment
 * - `goToMembership`: opens the membership step
 */
export type ModalEffect =
  | 'close'
  | 'confirm'
  | 'login'
  | 'goHome'
  | 'restart'
  | 'closeCheckout'
  | 'removeItem'
  | 'resetShipping'
  | 'removeMerchandise'
  | 'cancelOrder'
  | 'goToMembership';

/** What a server sends with a code: a message in place of the row's text, the cart's id with it, or a title too. */
type Carried = 'message' | 'messageAndCartId' | 'titleAndMessage';

interface MessageRow {
  /** One answer [OVL-03]. */
  kind: 'message';
  confirm: ModalEffect;
  carries?: Carried;
}

export interface DecisionRow {
  /** Two answers [OVL-03]. */
  kind: 'decision';
  confirm: ModalEffect;
  cancel: ModalEffect;
  carries?: Carried;
}

export type ErrorRow = MessageRow | DecisionRow;

const message = (confirm: ModalEffect = 'close', carries?: Carried): MessageRow => ({
  kind: 'message',
  confirm,
  carries,
});
const decision = (confirm: ModalEffect, cancel: ModalEffect = 'close', carries?: Carried): DecisionRow => ({
  kind: 'decision',
  confirm,
  cancel,
  carries,
});

/**
 * Every code a modal can show, one row each [ERR-01]. Its texts are `{code}.title`, `.text`, `.confirm` and, for a
 * decision, `.cancel` of the namespace `errors` (errorTexts by language). 6000 to 6999 are decisions.
 */
export const errorCatalogue = {
  /** Any code without a row. */
  0: message(),
  /** An unexpected failure. */
  1000: message(),
  /** Welcome before login: pre-registration, member sale, travel sale. */
  2000: message('login'),
  2001: message('login'),
  2002: message('login'),
  /** A sale for the registered, and no registration on this account. */
  3000: message('goHome'),
  /** The account or upgrade has its order already. */
  3001: message('goHome'),
  /** Registration is past its end. */
  3002: message('goHome'),
  /** Not open for this account yet. */
  3003: message('goHome'),
  /** One membership per account. */
  3005: message(),
  /** The shop is closed. */
  4000: message('goHome'),
  4001: message('closeCheckout'),
  /** The upgrade order is processed, or not found. */
  4002: message('goHome'),
  4003: message('goHome'),
  /** Browsing time is up, with the upgrade module. */
  4004: message('restart'),
  /** No valid order id, no valid access id. */
  4005: message('goHome'),
  4006: message('goHome'),
  /** The wishlist's time is up, with the upgrade module. */
  4010: message('restart'),
  /** A link is locked for 10 minutes after too many wrong verifiers. */
  4364: message('goHome'),
  5000: message(),
  5001: message(),
  5002: message(),
  /** No shipment to this country. */
  5003: message('resetShipping'),
  5004: message(),
  /** Change what was registered. */
  6000: decision('confirm'),
  6001: decision('removeItem'),
  /** Time's up, try again. */
  6002: decision('restart', 'goHome'),
  /** Accommodation without tickets. */
  6003: decision('confirm'),
  /** Signed out of a shop that needs an account. */
  6004: decision('login', 'goHome'),
  6005: decision('goToMembership', 'goHome'),
  6006: decision('confirm'),
  /** The brand has no shipping price for the country. */
  6007: decision('removeMerchandise', 'resetShipping'),
  /** Fewer are left than were asked for: take those? */
  6008: decision('confirm'),
  6010: decision('cancelOrder'),
  /** A failure with a message where a cart exists. */
  6011: decision('confirm', 'close', 'messageAndCartId'),
  /** The first visit to a travel sale for members. */
  7000: message(),
  8000: message('close', 'message'),
  /** The most orders per account. */
  8001: message('close', 'message'),
  /** An announcement of the shop. */
  8002: message('close', 'titleAndMessage'),
  /** Travel is removed from the cart, tickets remain. */
  8003: message('confirm'),
} as const satisfies Record<number, ErrorRow>;

/** The row of a code; that of code 0 when the catalogue has no such row [ERR-01]. */
export const errorRowOf = (code: number): ErrorRow => errorCatalogue[knownCode(code)];

/** The code itself, or 0 when the catalogue has no such row; the text of 0 is 'Er is iets misgegaan' [ERR-01]. */
export const knownCode = (code: number): keyof typeof errorCatalogue =>
  Object.hasOwn(errorCatalogue, code) ? (code as keyof typeof errorCatalogue) : 0;
