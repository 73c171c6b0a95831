import { join } from 'node:path';
import { startDatabase } from '@festival/shop-api/platform/database/startDatabase';

export type Stop = () => Promise<void>;

/** Starts the PostgreSQL that comes with the shop, adds its stop and its end to those of the services, and answers its address. */
export const startOwnDatabase = async (
  dataFolder: string,
  stops: Stop[],
  deaths: Promise<string>[],
): Promise<string> => {
  const database = await startDatabase({
    dataFolder: join(dataFolder, 'postgres'),
    announce: (sentence) => console.log(`  ${sentence}`),
  });
  let isStopping = false;
  stops.push(() => {
    isStopping = true;
    return database.stop();
  });
  deaths.push(
    new Promise((resolve) => {
      void database.ended.then(
        (code) =>
          isStopping ||
          resolve(`PostgreSQL ended by itself (code ${code}); its log is in ${join(dataFolder, 'postgres')}.`),
      );
    }),
  );
  return database.url;
};
