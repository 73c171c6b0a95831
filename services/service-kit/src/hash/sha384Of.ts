import { createHash } from 'node:crypto';

/**
 * The hash of a file's content in the form of an `integrity` attribute and of a version's manifest: `sha384-<base64>`
 * [FED-08].
 */
export const sha384Of = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
