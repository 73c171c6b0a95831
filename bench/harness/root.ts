import path from 'node:path';

/** The top folder of this repository. */
export const root = path.join(import.meta.dirname, '../..');
