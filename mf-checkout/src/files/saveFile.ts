/** Milliseconds for which a browser may still read a file that is being saved. */
const readFor = 60_000;

/**
 * Makes the browser save a file. A browser inside an app may ignore this without a sign, so the caller says where the file is if it does not appear.
 */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readFor);
};
