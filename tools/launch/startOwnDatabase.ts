import { copyFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { startDatabase } from '@festival/service-kit/database/startDatabase';
import { type LogLimits, shiftLogs } from './logFile.ts';
import type { RunningPart } from './part.ts';

interface DatabaseOptions {
  dataFolder: string;
  logs: LogLimits;
  say: (sentence: string) => void;
}

const lookAtLog = 30_000;

/** Starts the embedded PostgreSQL; returns its address too, which is the same at each start. */
export const startOwnDatabase = async ({
  dataFolder,
  logs,
  say,
}: DatabaseOptions): Promise<RunningPart & { url: string }> => {
  const folder = join(dataFolder, 'postgres');
  const database = await startDatabase({ dataFolder: folder, announce: say });
  const log = join(folder, 'server.log');
  const rotation = setInterval(() => limitLog(log, logs), lookAtLog).unref();
  let isStopping = false;
  return {
    url: database.url,
    pid: database.pid,
    stop: async () => {
      isStopping = true;
      clearInterval(rotation);
      await database.stop();
    },
    died: new Promise((resolve) => {
      void database.ended.then((code) => {
        clearInterval(rotation);
        if (!isStopping) resolve(`ended by itself (code ${code}). Its log is ${log}.`);
      });
    }),
  };
};

/** PostgreSQL keeps its log open, so the log is copied and truncated in place. */
const limitLog = (file: string, { maxBytes, kept }: LogLimits): void => {
  try {
    if (statSync(file).size <= maxBytes) return;
    shiftLogs(file, kept, copyFileSync);
    truncateSync(file);
  } catch {
    // On a full disk the log is checked again later, and the launcher stops the shop meanwhile.
  }
};
