import { textKeyOfRefusal } from './refusalTexts.ts';

export { otherTextNames } from './errorTexts.ts';

/** `textKeyOfRefusal` for remotes that were built before it. */
export const textKeyOfMessage = (message: string): string | undefined => textKeyOfRefusal({ message });
