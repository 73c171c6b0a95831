/** A ticket's code in groups of five characters, for people to read. */
export const readableCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');
