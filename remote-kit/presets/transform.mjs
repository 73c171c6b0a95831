import { fileURLToPath } from 'node:url';

/** How Jest transforms TypeScript, JSX and ES modules, in this repository and in a team's own. */
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
