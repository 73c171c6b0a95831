import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The first bytes of `dcz` (RFC 9842, section 5), before the SHA-256 of the dictionary. Zstandard reads them as a skippable frame. */
const magic = Buffer.from('5e2a4d1820000000', 'hex');

const level = { [constants.ZSTD_c_compressionLevel]: 9 };

/** Encodes `file` as a delta to `dictionary`, in another thread. @throws when the delta does not decode to the file. */
export async function makeDelta(file: Buffer, dictionary: Buffer): Promise<Buffer> {
  const frame = await compress(file, { dictionary, params: level });
  if (!(await decompress(frame, { dictionary, maxOutputLength: file.length + 1 })).equals(file))
    throw new Error('a delta decodes to another file');
  const parts = [magic, createHash('sha256').update(dictionary).digest(), frame];
  // A separate buffer, since a part of Node's pool would keep the whole pool in memory.
  const delta = Buffer.allocUnsafeSlow(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(delta, at);
  return delta;
}
