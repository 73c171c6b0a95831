import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';
import { newNonce, nonceLength } from '../security/newNonce.ts';

const unpack = promisify(brotliDecompress);

/** A compressed page into which a nonce is written when it is sent. */
export interface NonceTemplate {
  /** The template's size in memory. */
  bytes: number;
  /** The page with this nonce, compressed by Brotli. */
  brotli(nonce: string): Buffer;
  /** The page with this nonce, as text. */
  text(nonce: string): Promise<string>;
}

/** Pages become a tenth smaller than pages that are sent once, and take three times as long. */
const quality = 5;

/**
 * The header of a Brotli block that contains `nonceLength` uncompressed bytes (RFC 7932, 9.2): the block's length minus one starts at bit 3, and bit
 * 19 is set.
 */
const plainBlock = (() => {
  const bits = ((nonceLength - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16]);
})();

const randomSigns = (): string =>
  String.fromCharCode(...Array.from(randomBytes(nonceLength), (byte) => 0x10 + (byte & 15)));

const hasPairTwice = (signs: string): boolean =>
  new Set(Array.from({ length: signs.length - 1 }, (_, at) => signs.slice(at, at + 2))).size < signs.length - 1;

/**
 * A placeholder for the nonce of a template. Its characters occur in no page and no nonce, and no pair of them occurs twice, so that the compressor
 * finds no repetition inside it or elsewhere (otherwise one page in 300 could not become a template). It is random, so it can't be written into a
 * text of the page to get the nonce of an answer.
 */
export const placeholderNonce = (): string => {
  for (;;) {
    const signs = randomSigns();
    if (!hasPairTwice(signs)) return signs;
  }
};

/** Compresses texts into one stream. Returns the bytes of each; each except the last ends at a byte boundary. */
async function compressParts(parts: readonly string[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // Otherwise the code of a character could depend on the character before it in the nonce.
      [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
    },
  });
  const bytes: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => bytes.push(chunk));
  const packed: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    stream.once('error', reject);
    if (index === parts.length - 1) stream.once('end', resolve).end(part);
    else {
      stream.write(part);
      stream.flush(resolve);
    }
    await promise;
    stream.off('error', reject);
    packed.push(Buffer.concat(bytes.splice(0)));
  }
  return packed;
}

/**
 * Makes a template of a page with the placeholder. The first placeholder becomes an uncompressed block, which all others repeat for the decoder, so
 * new bytes in that block change the nonce everywhere without compressing again. Undefined for a page without the placeholder, or if the compressor
 * did not repeat it: this is checked by decoding the page with a nonce, which shares no character with the placeholder.
 */
export async function nonceTemplate(html: string, placeholder: string): Promise<NonceTemplate | undefined> {
  const at = html.indexOf(placeholder);
  if (at < 0 || Buffer.byteLength(placeholder) !== nonceLength) return undefined;
  const [before, , after] = await compressParts([html.slice(0, at), placeholder, html.slice(at + nonceLength)]);
  if (!before || !after) return undefined;
  const page = Buffer.concat([before, plainBlock, Buffer.from(placeholder), after]);
  const place = before.length + plainBlock.length;
  const brotli = (nonce: string): Buffer => {
    const filled = Buffer.from(page);
    filled.write(nonce, place, nonceLength, 'latin1');
    return filled;
  };
  const text = async (nonce: string): Promise<string> => (await unpack(brotli(nonce))).toString('utf8');
  const nonce = newNonce();
  const isTemplate = (await text(nonce).catch(() => '')) === html.replaceAll(placeholder, nonce);
  return isTemplate ? { bytes: page.length, brotli, text } : undefined;
}
