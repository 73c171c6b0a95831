import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** What the QR code of a PNG says to a scanner; null where a scanner finds none. */
export function codeInPicture(picture: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
