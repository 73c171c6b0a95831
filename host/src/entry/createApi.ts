import axios, { type AxiosInstance } from 'axios';

/** The shop that a request to `/api` is meant for; the server adds the shop's and the cart's tokens. */
export const shopHeader = 'x-shop';

/** The browser's client of `/api`: paths begin with the service, as in `/shopping/carts`. */
export const createApi = (slug: string): AxiosInstance =>
  axios.create({ baseURL: '/api', timeout: 20_000, headers: { [shopHeader]: slug } });
