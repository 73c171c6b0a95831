/** Requests every picture of the page again that could not be loaded [BYD-06]. */
export const reloadBrokenImages = (): void => {
  for (const image of document.images) {
    const isBroken = image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
    // Assigning the address again makes the browser choose and request the source anew.
    if (isBroken) image.src = image.getAttribute('src') ?? '';
  }
};
