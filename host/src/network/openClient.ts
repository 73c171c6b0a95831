import axios, { type AxiosAdapter, type AxiosInstance, type CreateAxiosDefaults } from 'axios';
import { type KeepTryingOptions, keepTrying } from './keepTrying.ts';

interface ClientOptions extends Pick<CreateAxiosDefaults, 'headers' | 'timeout'>, KeepTryingOptions {
  /** An adapter that returns the answers of requests that were already sent, and passes all other requests to the given adapter. */
  before(send: AxiosAdapter): AxiosAdapter;
}

/** The client of `/api`. Its code is loaded with the first call. */
export const openClient = ({ before, onWaiting, ...settings }: ClientOptions): AxiosInstance =>
  axios.create({
    ...settings,
    baseURL: '/api',
    adapter: keepTrying(before(axios.getAdapter(axios.defaults.adapter)), { onWaiting }),
  });
