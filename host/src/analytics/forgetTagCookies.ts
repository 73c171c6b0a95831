/** Names of the cookies that the tag manager's and the testing script's tags set. */
const tagCookies = /^(_ga|_gid|_gat|_gcl|_vis_opt|_vwo)/;

/** Deletes the cookies of tags that may no longer measure [ANL-02]. */
export const forgetTagCookies = (): void => {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter((name) => tagCookies.test(name));
  // Tags set them for the widest domain that they can.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const name of names) {
    // The cookie store's API is not in every browser that we support.
    // biome-ignore lint/suspicious/noDocumentCookie: see above.
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
};
