const mark = 'Travel:';

/** Whether a purchase is a travel item: its title starts with `Travel:` [LKP-03]. */
export const isTravelPurchase = ({ title }: { title: string }): boolean => title.startsWith(mark);

/** A purchase's title for shoppers, without the mark of a travel item. */
export const purchaseTitle = ({ title }: { title: string }): string =>
  isTravelPurchase({ title }) ? title.slice(mark.length).trim() : title;
