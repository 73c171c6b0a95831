import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The class name of a CSS module: file, local name and a hash of the file's content. The path is not part of it: two
 * remotes both have `Area.module.css`, and the browser's and the server's build must agree.
 */
export function cssClassName(resourcePath: string, localName: string): string {
  const content = createHash('sha256').update(readFileSync(resourcePath)).digest('base64url').slice(0, 6);
  return `${basename(resourcePath, '.module.css')}_${localName}_${content}`;
}
