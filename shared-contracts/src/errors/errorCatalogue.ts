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

/** The data that a server sends with a code: a message in place of the row's text, also the cart's id, or also a title. */
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
 * Every code that a modal can show, one row each [ERR-01]. Its texts are `{code}.title`, `.text`, `.confirm` and, for a decision, `.cancel` of the
 * namespace `errors` (errorTexts by language). 6000 to 6999 are decisions.
 */
export const errorCatalogue = {
  /** A code without a row. */
  0: message(),
  /** An unexpected failure. */
  1000: message(),
  /** Welcome before login: pre-registration, member sale, travel sale. */
  2000: message('login'),
  2001: message('login'),
  2002: message('login'),
  /** A sale for registered accounts, and this account is not registered. */
  3000: message('goHome'),
  /** The account or upgrade already has its order. */
  3001: message('goHome'),
  /** Registration has ended. */
  3002: message('goHome'),
  /** The sale is not open for this account yet. */
  3003: message('goHome'),
  /** One membership per account. */
  3005: message(),
  /** The shop is closed. */
  4000: message('goHome', 'message'),
  4001: message('closeCheckout'),
  /** The upgrade order was processed, or was not found. */
  4002: message('goHome'),
  4003: message('goHome'),
  /** Browsing time is up, with the upgrade module. */
  4004: message('restart'),
  /** The order id or the access id is not valid. */
  4005: message('goHome'),
  4006: message('goHome'),
  /** The wishlist's time is up, with the upgrade module. */
  4010: message('restart'),
  /** A link is locked for 10 minutes after too many wrong proofs. */
  4364: message('goHome'),
  5000: message(),
  5001: message(),
  5002: message(),
  /** No shipment to this country. */
  5003: message('resetShipping'),
  5004: message(),
  /** Confirms a change of the registration. */
  6000: decision('confirm'),
  6001: decision('removeItem'),
  /** The time is up; the shopper can try again. */
  6002: decision('restart', 'goHome'),
  /** Accommodation without tickets. */
  6003: decision('confirm'),
  /** Signed out of a shop that needs an account. */
  6004: decision('login', 'goHome'),
  6005: decision('goToMembership', 'goHome'),
  6006: decision('confirm'),
  /** The brand has no shipping price for the country. */
  6007: decision('removeMerchandise', 'resetShipping'),
  /** Fewer products are left than requested; asks whether to take those. */
  6008: decision('confirm'),
  6010: decision('cancelOrder'),
  /** A failure with a message, if a cart exists. */
  6011: decision('confirm', 'close', 'messageAndCartId'),
  /** The first visit to a travel sale for members. */
  7000: message(),
  8000: message('close', 'message'),
  /** The maximum number of orders per account. */
  8001: message('close', 'message'),
  /** An announcement of the shop. */
  8002: message('close', 'titleAndMessage'),
  /** The travel package is removed from the cart, and tickets remain. */
  8003: message('confirm'),
} as const satisfies Record<number, ErrorRow>;

/** The row of a code; the row of code 0 if the catalogue has no such row [ERR-01]. */
export const errorRowOf = (code: number): ErrorRow => errorCatalogue[knownCode(code)];

/** The code itself, or 0 when the catalogue has no such row; the text of 0 is 'Er is iets misgegaan' [ERR-01]. */
export const knownCode = (code: number): keyof typeof errorCatalogue =>
  Object.hasOwn(errorCatalogue, code) ? (code as keyof typeof errorCatalogue) : 0;
