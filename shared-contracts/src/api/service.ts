/**
 * The services, with their paths below the host's `/api` and below the address of the API that implements them:
 * - `shopping`: Shopping API, version 2
 * - `travel`: Travel API
 * - `members`: Members API
 * - `personalisation`: sends mails on a shop's behalf
 * - `sign-on`: single sign-on, by the host itself, since only the host has the visitor's tokens
 * - `host`: the host's own
 */
export const serviceBases = {
  shopping: '/shopping',
  travel: '/travel',
  members: '/members',
  personalisation: '/personalisation',
  'sign-on': '/sign-on',
  host: '',
} as const;

export type Service = keyof typeof serviceBases;

/** The server of each service: `api` is our shop-api or a customer's own, `host` the host's server. */
export const servedBy: Record<Service, 'api' | 'host'> = {
  shopping: 'api',
  travel: 'api',
  members: 'api',
  personalisation: 'api',
  'sign-on': 'host',
  host: 'host',
};
