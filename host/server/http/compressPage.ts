import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Quality 3 compresses a page of 110 kB to a sixth in 0.7 ms; quality 4 would make it 3 % smaller and take half as long again. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

type Encoding = 'br' | 'gzip' | undefined;

/** The accepted encoding of a page. Sets the headers for it. */
export function pageEncoding(request: FastifyRequest, reply: FastifyReply): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  reply.header('vary', 'accept-encoding, cookie');
  if (encoding) reply.header('content-encoding', encoding);
  return encoding;
}

/** Compresses a page, or an answer to a request of a page. */
export async function compressPage<Text extends Buffer | string>(
  text: Text,
  encoding: Encoding,
): Promise<Buffer | Text> {
  if (encoding === 'br') return packBrotli(text, quality);
  return encoding === 'gzip' ? packGzip(text, { level: 5 }) : text;
}
