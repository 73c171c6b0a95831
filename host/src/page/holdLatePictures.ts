import { whenIdle } from '../network/whenIdle.ts';

/**
 * Fetches only the lazy pictures that are on the screen, until the page's code is loaded and the browser is idle, at the
 * latest 3 s after `load`: a slow connection has more important files to load, and a slow phone more important code to
 * run. After that the browser fetches lazy pictures ahead of scrolling, as usual.
 */
export const holdLatePictures = (): void => {
  // Moves lazy pictures so far away that the browser does not prefetch them; the frame of a picture clips it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img[loading=lazy]{translate:-9999px}');
  document.adoptedStyleSheets.push(sheet);

  const onScreen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) for (const picture of target.getElementsByTagName('img')) picture.loading = 'eager';
  });
  // The HTML is complete, and no code has run yet.
  document.onreadystatechange = () => {
    for (const { parentElement } of document.querySelectorAll('img[loading=lazy]'))
      if (parentElement) onScreen.observe(parentElement);
    document.onreadystatechange = null;
  };
  addEventListener('load', () =>
    // The browser is not idle while React hydrates the page in slices.
    whenIdle(() => {
      onScreen.disconnect();
      sheet.disabled = true;
    }),
  );
};
