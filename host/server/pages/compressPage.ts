import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Quality 4 compresses a page of 90 kB to a sixth in about 2 ms. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses the page as the browser accepts it, and sets the headers for it. */
export async function compressPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<Buffer | string> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding, cookie');
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return packBrotli(html, quality);
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return packGzip(html, { level: 5 });
  }
  return html;
}
