/** The English category that marks a ticket sold only with a travel package [TIX-11]. */
export const travelTicketCategory = 'TRAVEL TICKETS';

/** A ticket that is sold only together with a travel package [TIX-11]. */
export const isTravelTicket = (product: { mappedType: string; categories: { en: string } }): boolean =>
  product.mappedType === 'ticket' && product.categories.en.toUpperCase() === travelTicketCategory;
