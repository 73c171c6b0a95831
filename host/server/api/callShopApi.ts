import type { IncomingMessage } from 'node:http';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { FastifyRequest } from 'fastify';
import type { CartCredentials } from '../shop/cartCookie.ts';
import type { ShopKeys } from '../shop/shopDirectory.ts';
import { apiHeaders } from './apiHeaders.ts';
import { forward } from './forward.ts';

interface CallOptions {
  url: string;
  path: string;
  keys: ShopKeys;
  carts: readonly CartCredentials[];
  userToken: string | undefined;
}

/** Forwards a browser's request to the shop API with the tokens that only this server has; fails when no answer begins in 20 s. */
export async function callShopApi(
  request: FastifyRequest,
  { url, path, keys, carts, userToken }: CallOptions,
): Promise<Result<IncomingMessage, Error>> {
  const { method, headers: given, body, id: requestId, ip: client } = request;
  const headers = apiHeaders({ path, given, keys, carts, userToken, requestId, client });
  try {
    const sent = { method, url, headers, body: Buffer.isBuffer(body) ? body : undefined, timeLimit: 20_000 };
    return success(await forward(sent));
  } catch (error) {
    return failure(error as Error);
  }
}
