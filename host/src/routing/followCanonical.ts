interface Shown {
  location: { pathname: string };
}

interface CanonicalDeps {
  router: { subscribe(listener: (shown: Shown) => void): unknown };
  origin: string;
}

/**
 * Updates the page's canonical link right after each navigation, because phones share it instead of the address bar's
 * address.
 */
export const followCanonical = ({ router, origin }: CanonicalDeps): void => {
  router.subscribe(({ location }) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = origin + location.pathname;
  });
};
