import { execFileSync } from 'node:child_process';

/** The programs that tests look at paper and passes with, and the package of Debian that each comes in. */
export const toolPackages = {
  pdftoppm: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  zbarimg: 'zbar-tools',
  openssl: 'openssl',
};

export type Tool = keyof typeof toolPackages;

/** Runs a program and answers its output. */
export const runTool = (tool: Tool, args: string[]): Buffer =>
  execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 });
