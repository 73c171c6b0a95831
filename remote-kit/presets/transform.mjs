import { fileURLToPath } from 'node:url';

/** The transformation of TypeScript, JSX and ES modules for Jest, in this repository and in a team's own. */
export const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    fileURLToPath(import.meta.resolve('@swc/jest')),
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: { keepImportAttributes: false },
      },
      module: { type: 'commonjs' },
    },
  ],
};
