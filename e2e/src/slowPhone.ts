import type { Page } from 'playwright/test';

/** Simulates a slow phone: a processor that is four times slower, 150 ms for each request, 1.6 Mbit/s. */
export const slowPhone = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  return {
    /** From now on, the page runs at this machine's full speed, for parts that are not measured. */
    release: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    },
  };
};
