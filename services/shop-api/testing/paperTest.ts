import { testWith } from './testWith.ts';

/** `test` for cases that need the programs of `readPaper`. */
export const paperTest = testWith('pdftoppm', 'pdfinfo', 'pdffonts', 'zbarimg');
