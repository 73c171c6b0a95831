import pino from 'pino';

/** Standard output, written every half second or 16 kB instead of line by line. A regular end writes the rest. */
export const logOutput = () => pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 500 });
