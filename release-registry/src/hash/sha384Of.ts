import { createHash } from 'node:crypto';

/** A file's hash as an `integrity` attribute expects it: `sha384-<base64>`. [FED-08] */
export const sha384Of = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
