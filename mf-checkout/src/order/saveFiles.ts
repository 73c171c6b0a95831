import type { TicketFile } from '@festival/shared-contracts/order/orderPage';
import { saveFile } from '../files/saveFile.ts';

/** Makes the browser save files of one media type, by default PDFs, one after another. */
export const saveFiles = (files: readonly TicketFile[], type = 'application/pdf'): void => {
  for (const { name, content } of files) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    saveFile(name, new Blob([bytes], { type }));
  }
};
