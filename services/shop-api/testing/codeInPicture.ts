import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** The text of the QR code in a PNG, or null. */
export function codeInPicture(picture: Buffer): string | null {
  const { data, width, height } = PNG.sync.read(picture);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null;
}
