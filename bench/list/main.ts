import { openBrowser } from '../harness/browser.ts';
import { middle } from '../harness/middle.ts';
import { openShop, startHost } from '../harness/wholeShop.ts';
import { type ListFigures, measureList } from './measureList.ts';
import { serveLongCatalogue } from './serveLongCatalogue.ts';

/**
 * Measures pages of 10, 100 and 500 products in Chromium with a processor four times slower: the duration of hydration
 * and of a press, and the longest task of each. The pages take turns, each with an empty cache. Settings: ROUNDS (5),
 * SIZES (10,100,500), SHOP_DATA (the folder of a running shop; by default one is started and removed), CHROMIUM_PATH.
 */
const rounds = Number(process.env.ROUNDS ?? 5);
const sizes = (process.env.SIZES ?? '10,100,500').split(',').map(Number);
const page = '/solstrand/merchandise';

const names: Record<keyof ListFigures, string> = {
  hydrated: 'until the last control is taken over',
  loadTask: 'longest task of the load',
  hydrationTask: 'longest task of the list’s hydration',
  press: 'press of + to the header',
  pressTask: 'longest task of the press',
};

const shop = await openShop();
const shops = await Promise.all(
  sizes.map(async (size) => {
    const catalogue = await serveLongCatalogue(shop.apiUrl, size);
    const host = await startHost({ ...shop, apiUrl: catalogue.url });
    return { size, catalogue, host, figures: [] as ListFigures[] };
  }),
);
const browser = await openBrowser();
try {
  for (const { host } of shops) await measureList(browser, `${host.url}${page}`, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const { host, figures } of shops) figures.push(await measureList(browser, `${host.url}${page}`, round + 2));
  }
} finally {
  await browser.close();
  for (const { host, catalogue } of shops) {
    await host.stop();
    await catalogue.stop();
  }
  await shop.stop();
}
printTable();

function printTable(): void {
  console.log(
    `\n${page}, medians of ${rounds}, processor 4x slower; in brackets the ratio to ${sizes[0]} products; tasks up to 50 ms are 0`,
  );
  console.log(`${''.padEnd(40)}${sizes.map((size) => `${size} products`.padStart(20)).join('')}`);
  for (const name of Object.keys(names) as (keyof ListFigures)[]) {
    const medians = shops.map(({ figures }) => middle(figures.map((one) => one[name])));
    const cells = medians.map((value) => `${value.toFixed(0)} ms${ratioOf(value, medians[0])}`);
    console.log(`${names[name].padEnd(40)}${cells.map((cell) => cell.padStart(20)).join('')}`);
  }
}

/** Empty if the shortest list has no long task in Chromium's sense. */
function ratioOf(value: number, first: number | undefined): string {
  return first ? ` (${(value / first).toFixed(2)})` : '';
}
