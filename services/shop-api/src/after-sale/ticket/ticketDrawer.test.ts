import { performance } from 'node:perf_hooks';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { mailBrandSchema } from '../mail/mailBrand.ts';
import { type TicketDrawer, ticketDrawer } from './ticketDrawer.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';

const ticket = (number: number): TicketOnPaper => ({
  brand: mailBrandSchema.parse(mailBrands.solstrand),
  language: 'nl',
  festival: 'Solstrand',
  reference: '100000001',
  holder: 'Noor',
  name: 'Weekendticket',
  number,
  count: 2,
  code: `0123456789ABCDEFGHJKMNPQ${number}`,
  facts: [['Wanneer', '9 juli 2027']],
  hint: 'Laat deze code bij de ingang scannen.',
  rules: [],
});
const broken = () => ({ ...ticket(1), brand: null }) as unknown as TicketOnPaper;

let drawer: TicketDrawer;
beforeEach(() => {
  drawer = ticketDrawer();
});
afterEach(() => drawer.close());

test('tickets are drawn in order, each as a separate picture and page, without blocking other work [BYD-02]', async () => {
  const tickets = Array.from({ length: 20 }, (_, index) => ticket(index % 4));
  await drawer.draw(tickets);
  const began = performance.eventLoopUtilization();
  const drawn = await drawer.draw(tickets);
  // The event loop stays free here. Without the worker thread, drawing would block it.
  expect(performance.eventLoopUtilization(began).utilization).toBeLessThan(0.5);
  expect(drawn).toHaveLength(20);
  for (const { picture, page } of drawn) {
    expect(Buffer.from(picture).subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.from(page).subarray(0, 5).toString()).toBe('%PDF-');
  }
  const pictures = drawn.map(({ picture }) => Buffer.from(picture).toString('base64'));
  expect(new Set(pictures).size).toBe(4);
  expect(pictures.slice(16)).toEqual(pictures.slice(0, 4));
  expect(await drawer.draw([])).toEqual([]);
});

test('tickets are also drawn in one file, and drawing an empty list rejects [BYD-02]', async () => {
  const file = Buffer.from(await drawer.drawDocument([ticket(1), ticket(2)]));
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.toString('latin1')).toMatch(/\/Type \/Pages\s+\/Count 2/);
  await expect(drawer.drawDocument([])).rejects.toThrow('no ticket');
});

test('drawing rejects for a ticket that can’t be drawn, and the others are still drawn', async () => {
  const [refused, drawn] = await Promise.allSettled([drawer.draw([broken()]), drawer.draw([ticket(1)])]);
  expect(refused).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('properties of null') },
  });
  expect(drawn.status).toBe('fulfilled');
});

test('when the thread ends, the waiting calls reject, and a new thread draws the next ticket', async () => {
  await drawer.draw([ticket(1)]);
  const waiting = drawer.draw([ticket(1), ticket(2)]);
  // Simulates a crash of the thread.
  void drawer.close();
  await expect(waiting).rejects.toThrow('The thread that draws tickets ended');
  expect(await drawer.draw([ticket(3)])).toHaveLength(1);
});
