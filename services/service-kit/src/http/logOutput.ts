import { writeSync } from 'node:fs';
import pino from 'pino';

/**
 * Standard output, buffered and written every half second or 16 kB instead of line by line. A regular exit writes the
 * rest.
 */
export function logOutput() {
  const output = pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 500 });
  const [write, writeRest] = [output.write.bind(output), output.flushSync.bind(output)];
  let waitingBytes = 0;
  output.write = (lines) => {
    waitingBytes += Buffer.byteLength(lines);
    return write(lines);
  };
  output.on('write', (bytes: number) => {
    waitingBytes -= bytes;
  });
  // If the reader of the output has ended, such as the launcher, the stream would retry without end and keep the process alive.
  output.flushSync = () => {
    if (waitingBytes > 0 && isRead()) writeRest();
  };
  return output;
}

/** Tests whether standard output has a reader by writing an empty line. */
function isRead(): boolean {
  try {
    writeSync(1, '\n');
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN';
  }
}
