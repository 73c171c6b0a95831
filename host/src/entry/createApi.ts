import axios, { type AxiosInstance } from 'axios';

/** Names the shop of a request to `/api`; the server adds the tokens of shop and cart. */
export const shopHeader = 'x-shop';

/** The browser's client of `/api`: paths begin with the service, as in `/shopping/carts`. */
export const createApi = (slug: string): AxiosInstance =>
  axios.create({ baseURL: '/api', timeout: 20_000, headers: { [shopHeader]: slug } });
