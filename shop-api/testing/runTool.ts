import { execFileSync } from 'node:child_process';

/** What each program that tests look at paper with comes in, on Debian. */
const packages = {
  pdftoppm: 'poppler-utils',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  zbarimg: 'zbar-tools',
};

type Tool = keyof typeof packages;

/** Runs a program and answers its output; where it is missing, the error says what to install. */
export function runTool(tool: Tool, args: string[]): Buffer {
  try {
    return execFileSync(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`${tool} is not installed (Debian: apt-get install ${packages[tool]})`);
    throw error;
  }
}
