import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IsTrustedProxy } from '../settings/trustedProxies.ts';

type Guard = {
  isTrustedProxy?: IsTrustedProxy;
  /** Whether browsers reach the service by https alone. */
  isSecure?: boolean;
  /** Names, with their port, under which the service is called; every name without it. */
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

/** Node keeps the first and forgets the others. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let lines = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') lines += 1;
  }
  return lines > 1;
}

/** Whether a Host header can name a server: a host and perhaps a port, and nothing else of an address. */
const canBeHost = (host: string): boolean => !/[\s/\\?#@]/.test(host) && URL.canParse(`http://${host}`);

/** A year: browsers then ask by https alone. */
const strictTransport = 'max-age=31536000';

/**
 * Guards a service that strangers reach. Two Host headers are refused with 400, since servers on the way may read different ones, and one
 * that names no server; a name that is not the service's with 421. Only a trusted proxy says for whom it asks. A service behind TLS tells browsers to stay there.
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
