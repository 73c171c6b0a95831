/** Milliseconds for which a browser may still read a file that is being saved. */
const readFor = 60_000;

/** Makes the browser save a file. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), readFor);
};
