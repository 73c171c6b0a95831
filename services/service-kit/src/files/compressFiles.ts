import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = (file: string) => /\.(js|css|json|svg|html|txt)$/.test(file);

/** For smaller files (bytes) compression saves no network packet. */
const smallest = 1_000;

/** Writes `.br` and `.gz` variants next to each text file. Returns the new files. */
export function compressFiles(files: readonly string[]): string[] {
  return files.filter(isText).flatMap((file) => {
    const content = readFileSync(file);
    if (content.length < smallest) return [];
    const variants = [`${file}.br`, `${file}.gz`];
    // The name contains a hash of the content, so a variant from an earlier build is still correct.
    if (variants.every(existsSync)) return variants;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    return variants;
  });
}
