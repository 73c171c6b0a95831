import type { AxiosInstance } from 'axios';

/** What calls need of axios; the host loads axios itself with the first call. */
export type HttpClient = Pick<AxiosInstance, 'request'>;
