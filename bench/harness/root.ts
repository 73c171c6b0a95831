import path from 'node:path';

/** The root folder of this repository. */
export const root = path.join(import.meta.dirname, '../..');
