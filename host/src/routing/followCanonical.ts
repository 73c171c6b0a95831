interface Shown {
  location: { pathname: string };
}

interface CanonicalDeps {
  router: { subscribe(listener: (shown: Shown) => void): unknown };
  origin: string;
}

/** Keeps the page's own address in its head right after each navigation: phones share it instead of the address bar's. */
export const followCanonical = ({ router, origin }: CanonicalDeps): void => {
  router.subscribe(({ location }) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = origin + location.pathname;
  });
};
