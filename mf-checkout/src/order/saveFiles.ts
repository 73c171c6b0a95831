import type { TicketFile } from '@festival/shared-contracts/order/orderPage';
import { saveFile } from '../files/saveFile.ts';

const typeOf = (name: string): string =>
  name.endsWith('.pkpass') ? 'application/vnd.apple.pkpass' : 'application/pdf';

/** Has the browser save tickets, on paper or as passes, one after the other. */
export const saveFiles = (files: readonly TicketFile[]): void => {
  for (const { name, content } of files) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    saveFile(name, new Blob([bytes], { type: typeOf(name) }));
  }
};
