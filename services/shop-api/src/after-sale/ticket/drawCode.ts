import { create } from 'qrcode';
import type { TicketPaper } from './ticketPaper.ts';

/** Draws a QR code as vectors, which are sharp at any size. */
export function drawCode(
  { pdf }: TicketPaper,
  code: string,
  { x, y, size: width }: Record<'x' | 'y' | 'size', number>,
) {
  const { size, data } = create(code, { errorCorrectionLevel: 'M' }).modules;
  const side = width / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      // Each square is slightly larger than its cell; otherwise thin lines would show between the cells.
      if (data[row * size + column]) pdf.rect(x + column * side, y + row * side, side + 0.05, side + 0.05);
    }
  }
  pdf.fill('#000000');
}
