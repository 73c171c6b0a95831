import type { TicketFile } from '@festival/shared-contracts/order/orderPage';

/** Milliseconds for which a browser may still read a file that it was told to save. */
const readFor = 60_000;

/** Has the browser save PDFs, one after the other. */
export const saveFiles = (files: readonly TicketFile[]): void => {
  for (const { name, content } of files) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), readFor);
  }
};
