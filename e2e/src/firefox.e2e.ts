import { expect, longWalk, test } from './journey.ts';
import { orderOf } from './orderOf.ts';
import { buyTicket } from './other-browsers/buyTicket.ts';
import { failsApart } from './other-browsers/failsApart.ts';
import { startFirefox } from './other-browsers/firefox.ts';

test.describe.configure(longWalk);

const program = process.env.FIREFOX_PATH ?? '';
test.skip(!program, 'Firefox is not installed.');

test('a ticket is bought in Firefox, and its console stays empty', async ({ baseURL }) => {
  const firefox = await startFirefox(program);
  try {
    const reference = await buyTicket(firefox, baseURL ?? '', 'noor+firefox@example.com');
    expect(await orderOf(reference)).toMatchObject({
      status: 'completed',
      lines: [{ product_id: 'weekend', qty: 1 }],
    });
    expect(firefox.complaints()).toEqual([]);
  } finally {
    await firefox.close();
  }
});

test('in Firefox a remote whose files are lost, changed or late is loaded from the registry, or its slot shows a message and can be tried again [FED-05]', async () => {
  const firefox = await startFirefox(program);
  try {
    await failsApart(firefox);
  } finally {
    await firefox.close();
  }
});
