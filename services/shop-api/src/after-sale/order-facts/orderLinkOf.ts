interface LinkedOrder {
  /** Any address of the shop's site. */
  origin: string;
  shopSlug: string;
  token: string;
}

/**
 * The link to an order's page in mails and calendars. The token is in the path, since mail programs drop or change a fragment; the host moves it into
 * the fragment, so that the page's own address sends it to no server [PAY-04].
 */
export const orderLinkOf = ({ origin, shopSlug, token }: LinkedOrder): string =>
  new URL(`/${shopSlug}/order/${token}`, origin).href;
