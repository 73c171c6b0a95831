import type { AxiosInstance } from 'axios';

/** The part of axios that calls need; the host loads axios itself with the first call. */
export type HttpClient = Pick<AxiosInstance, 'request'>;
