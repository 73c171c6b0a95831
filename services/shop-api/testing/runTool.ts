import { execFileSync } from 'node:child_process';

/** The programs with which tests read printed tickets and passes, and the Debian package of each. */
export const toolPackages = {
  pdftoppm: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  zbarimg: 'zbar-tools',
  openssl: 'openssl',
};

export type Tool = keyof typeof toolPackages;

/** Runs a program and returns its output. */
export const runTool = (tool: Tool, args: string[]): Buffer =>
  execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 });
