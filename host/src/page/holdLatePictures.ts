/**
 * Until the page's code is there, only those late pictures are fetched that are on the screen: a line that is slow has more
 * to bring first. After that the browser fetches them before they are scrolled to, as everywhere.
 */
export const holdLatePictures = (): void => {
  // Beyond the reach of the browser's own look-ahead; a picture's frame cuts off what leaves it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('img[loading=lazy]{translate:-9999px}');
  document.adoptedStyleSheets.push(sheet);

  const onScreen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) for (const picture of target.getElementsByTagName('img')) picture.loading = 'eager';
  });
  // All HTML is read, and no code has run yet.
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
