import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const httpAgent = new HttpAgent({ keepAlive: true, maxSockets: 256 });
const httpsAgent = new HttpsAgent({ keepAlive: true, maxSockets: 256 });

export interface ForwardedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | string | undefined;
  /** Milliseconds until the answer must begin. */
  timeLimit: number;
}

/** Forwards a request. @throws when no answer begins in time. */
export function forward({ method, url, headers, body, timeLimit }: ForwardedRequest): Promise<IncomingMessage> {
  const isSecure = url.startsWith('https:');
  const send = isSecure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = send(
      url,
      { method, headers: { ...headers, ...length }, agent: isSecure ? httpsAgent : httpAgent, timeout: timeLimit },
      resolve,
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error(`no answer within ${timeLimit} ms`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
