/**
 * Until the page's code is loaded, fetches only the lazy pictures that are on the screen, because a slow connection has
 * more important files to load. After that the browser fetches lazy pictures ahead of scrolling, as usual.
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
  addEventListener('load', () => {
    onScreen.disconnect();
    sheet.disabled = true;
  });
};
