import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IsTrustedProxy } from '../settings/trustedProxies.ts';

type Guard = {
  isTrustedProxy?: IsTrustedProxy;
  /** Whether browsers reach the service by https only. */
  isSecure?: boolean;
  /** Host names, with port, that the service accepts; without a list it accepts every name. */
  hosts?: readonly string[] | undefined;
};

const forwarded = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
];

/** Checks the raw headers, because Node uses the first Host header and ignores the others. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let lines = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') lines += 1;
  }
  return lines > 1;
}

/** Whether a Host header is valid: a host, perhaps a port, and no other part of a URL. */
const canBeHost = (host: string): boolean => !/[\s/\\?#@]/.test(host) && URL.canParse(`http://${host}`);

/** HSTS for one year. */
const strictTransport = 'max-age=31536000';

/**
 * Protects a public service. A request with two Host headers, which proxies may read differently, or with an invalid one gets 400, and one with an
 * unknown host name gets 421. Forwarding headers are accepted from a trusted proxy only. Behind TLS it sets HSTS.
 */
export function guardEdge(app: FastifyInstance, { isTrustedProxy, isSecure = false, hosts }: Guard): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTrustedProxy?.(request.raw.socket.remoteAddress ?? '')) {
      for (const name of forwarded) delete request.raw.headers[name];
    }
    if (isSecure) reply.header('strict-transport-security', strictTransport);
    const isHealth = /^\/health(\/|$)/.test(request.url);
    const isKnown = hosts === undefined || hosts.includes(request.host) || isHealth;
    if (hasTwoHosts(request)) refuse(reply, 400, 'host.twice', 'Send one Host header.');
    else if (!isHealth && !canBeHost(request.host))
      refuse(reply, 400, 'host.invalid', 'The Host header names no server.');
    else if (!isKnown) refuse(reply, 421, 'host.unknown', 'There is no shop under this name at this server.');
    else done();
  });
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): void {
  void reply.code(status).send({ error: { code, message } });
}
