import { execFileSync } from 'node:child_process';

/** The programs that tests look at paper with, and the package of Debian that each comes in. */
export const paperTools = {
  pdftoppm: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  zbarimg: 'zbar-tools',
};

export type PaperTool = keyof typeof paperTools;

/** Runs a program and answers its output. */
export const runTool = (tool: PaperTool, args: string[]): Buffer =>
  execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 });
