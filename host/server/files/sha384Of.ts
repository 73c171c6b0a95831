import { createHash } from 'node:crypto';

/** The hash of a file's content, as in an `integrity` attribute and a version's manifest. */
export const sha384Of = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
