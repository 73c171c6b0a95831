import path from 'node:path';
import { openBrowser } from '../harness/browser.ts';
import { openShop } from '../harness/wholeShop.ts';
import { buyTickets } from './buyTickets.ts';
import { hostSources } from './hostSources.ts';
import { recordUse, type UsedFile } from './recordUse.ts';

/**
 * Lists the parts of the tickets page's first load that a complete purchase never uses, measured by Chromium's coverage: by file, then by library or
 * folder. Bytes are uncompressed. Settings: SHOP_DATA (the folder of a running shop; by default one is started and removed), CHROMIUM_PATH.
 */
const aim = 0.25;
const first = '/solstrand/tickets';

type Row = { name: string; bytes: number; unused: number };

const shop = await openShop();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ baseURL: shop.shopUrl, locale: 'nl-NL', viewport: { width: 412, height: 915 } });
  const recorder = recordUse(page);
  await buyTickets(page, recorder);
  const files = await firstLoad(recorder.files);
  const byFile = files.map(([file, use]): Row => ({ name: path.basename(file), ...countIn(use) }));
  printRows('file', byFile);
  printRows('library or folder, of the host’s files', await byOwner(files));
  printSum(byFile);
} finally {
  await browser.close();
  await shop.stop();
}

/** The recorded files that the tickets page loads first. */
async function firstLoad(recorded: ReadonlyMap<string, UsedFile>): Promise<[string, UsedFile][]> {
  const html = await (await fetch(`${shop.shopUrl}${first}`)).text();
  const named = [...html.matchAll(/<(?:script|link)(?: [^>]*)? (?:src|href)="([^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  );
  return [...new Set(named)].map((file) => {
    const use = recorded.get(file);
    if (!use) throw new Error(`The page loads ${file}, of which nothing ran`);
    return [file, use];
  });
}

function countIn({ used }: UsedFile, start = 0, end = used.length): Omit<Row, 'name'> {
  const part = used.subarray(start, end);
  return { bytes: part.length, unused: part.length - part.reduce((sum, use) => sum + use, 0) };
}

async function byOwner(files: readonly [string, UsedFile][]): Promise<Row[]> {
  const sourcesOf = await hostSources();
  const owners = new Map<string, Row>();
  for (const [file, use] of files) {
    for (const { start, end, source } of sourcesOf(path.basename(file), use.text)) {
      const { bytes, unused } = countIn(use, start, end);
      const row = owners.get(source) ?? { name: source, bytes: 0, unused: 0 };
      owners.set(source, { ...row, bytes: row.bytes + bytes, unused: row.unused + unused });
    }
  }
  return [...owners.values()].filter(({ unused }) => unused > 500);
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1).padStart(8);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`.padStart(7);
}

/** Prints the rows, sorted by unused bytes. */
function printRows(head: string, rows: readonly Row[]): void {
  console.log(`\n${head.padEnd(52)}   kB    unused  share`);
  for (const { name, bytes, unused } of rows.toSorted((one, other) => other.unused - one.unused)) {
    console.log(`${name.padEnd(48)}${kilobytes(bytes)}${kilobytes(unused)}${percent(unused / bytes)}`);
  }
}

function printSum(rows: readonly Row[]): void {
  const [bytes, unused] = [
    rows.reduce((sum, row) => sum + row.bytes, 0),
    rows.reduce((sum, row) => sum + row.unused, 0),
  ];
  const verdict = unused / bytes < aim ? 'met' : 'MISSED';
  console.log(
    `\n${'all'.padEnd(48)}${kilobytes(bytes)}${kilobytes(unused)}${percent(unused / bytes)}   aim under ${percent(aim).trim()}: ${verdict}`,
  );
}
