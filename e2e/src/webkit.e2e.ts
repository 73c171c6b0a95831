import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { buyTicket } from './other-browsers/buyTicket.ts';
import { failsApart } from './other-browsers/failsApart.ts';
import { startWebKit } from './other-browsers/webkit.ts';

test.describe.configure(longWalk);

const { WEBKIT_DRIVER_PATH: driver = '', WEBKIT_PATH: browser = '', XVFB_PATH: screen = '' } = process.env;
test.skip(!driver || !browser || !screen, 'WebKit is not installed.');

test('a ticket is bought in WebKit, and its console stays empty', async ({ baseURL }) => {
  const webkit = await startWebKit({ driver, browser, screen });
  try {
    const reference = await buyTicket(webkit, baseURL ?? '', 'noor+webkit@example.com');
    expect(await orderOf(reference)).toMatchObject({
      status: 'completed',
      lines: [{ product_id: 'weekend', qty: 1 }],
    });
    expect(webkit.complaints()).toEqual([]);
  } finally {
    await webkit.close();
  }
});

test('in WebKit a remote whose files are lost, changed or late is loaded from the registry, or its slot shows a message and can be tried again [FED-05]', async () => {
  const webkit = await startWebKit({ driver, browser, screen });
  try {
    await failsApart(webkit);
  } finally {
    await webkit.close();
  }
});
