import { testWith } from './testWith.ts';

/** `test` for what `readPaper` opens. */
export const paperTest = testWith('pdftoppm', 'pdfinfo', 'pdffonts', 'zbarimg');
