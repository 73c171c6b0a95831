import type { Page, Request } from 'playwright/test';

/** A short name of a call about the cart: `PUT 5` sets the quantity 5, `GET` fetches the cart. */
export const cartCallName = (request: Request): string => {
  const body = request.method() === 'PUT' ? (request.postDataJSON() as { quantity: number }) : null;
  return body ? `PUT ${body.quantity}` : request.method();
};

/** The names of the page's calls about the cart from now on, in order. */
export const cartCalls = (page: Page): string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/shopping/carts')) names.push(cartCallName(request));
  });
  return names;
};
