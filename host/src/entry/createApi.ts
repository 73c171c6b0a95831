import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { AxiosInstance } from 'axios';
import { loadChunk } from '../chunk/loadChunk.ts';

/** Names the shop of a request to `/api`; the server adds the tokens of shop and cart. */
const shopHeader = 'x-shop';

/** The browser's client of `/api`: paths begin with the service, as in `/shopping/carts`. */
export interface Api {
  /** Loads axios with its first request. */
  http: HttpClient;
  /** The whole client, for the data of remotes. */
  open(): Promise<AxiosInstance>;
}

export const createApi = (slug: string): Api => {
  let opened: Promise<AxiosInstance> | undefined;
  const load = async (): Promise<AxiosInstance> => {
    const { default: axios } = await loadChunk(() => import('axios'));
    return axios.create({ baseURL: '/api', timeout: 20_000, headers: { [shopHeader]: slug } });
  };
  const open = (): Promise<AxiosInstance> => {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return { open, http: { request: async (config) => (await open()).request(config) } };
};
