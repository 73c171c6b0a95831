import { writeSync } from 'node:fs';
import pino from 'pino';

/** Standard output, written every half second or 16 kB instead of line by line. A regular end writes the rest. */
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
  // It would try for ever, and the process would never end, where nobody reads any more: as after the end of the launcher.
  output.flushSync = () => {
    if (waitingBytes > 0 && isRead()) writeRest();
  };
  return output;
}

/** Whether somebody reads standard output; an empty line finds it out. */
function isRead(): boolean {
  try {
    writeSync(1, '\n');
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EAGAIN';
  }
}
