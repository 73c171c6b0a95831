/** A shop as the shop API returns it to the host, with its secrets. */
export const shopAnswer = {
  slug: 'solstrand',
  shopToken: 'shop-secret',
  preregistrationKey: '',
  apiNamespace: 'solstrand-2027',
  ossBrand: 'solstrand',
  defaultLanguage: 'nl',
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
};
