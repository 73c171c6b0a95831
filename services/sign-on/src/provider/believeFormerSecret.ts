import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { ProviderOptions } from './oidcProvider.ts';

const basicOf = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

/** The client's decoded id and secret. The base64 may be padded or not, and both parts may be URL-encoded or not. */
function credentialsIn(authorization: string): string {
  const [, code = ''] = /^Basic +(\S+)$/i.exec(authorization) ?? [];
  const [id = '', ...secret] = Buffer.from(code, 'base64').toString().split(':');
  try {
    return `${decodeURIComponent(id)}:${decodeURIComponent(secret.join(':'))}`;
  } catch {
    return '';
  }
}

/**
 * While the client's secret is being changed, replaces a former secret in the request's header with the current one: the provider supports only one
 * secret per client.
 */
export function believeFormerSecret(headers: IncomingHttpHeaders, { id, secret }: ProviderOptions['client']): void {
  const [current, ...former] = secretsOf(secret);
  if (former.length === 0 || headers.authorization === undefined) return;
  const given = Buffer.from(credentialsIn(headers.authorization));
  const isFormer = former
    .map((one) => Buffer.from(`${id}:${one}`))
    .some((one) => one.length === given.length && timingSafeEqual(one, given));
  if (isFormer) headers.authorization = basicOf(id, current);
}
