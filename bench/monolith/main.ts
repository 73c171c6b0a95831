import { once } from 'node:events';
import { openShop, startHost } from '../harness/wholeShop.ts';
import { buildMonolith } from './buildMonolith.ts';
import { serveMonolith } from './serveMonolith.ts';

/** Serves the monolith for manual tests, until Ctrl-C. Settings: SHOP_DATA (the folder of a running shop; by default one is started and removed). */
const shop = await openShop();
const host = await startHost(shop);
const served = await serveMonolith(host.url, await buildMonolith());
console.log(`The monolith: ${served.url}/solstrand, beside the federated shop: ${host.url}/solstrand`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await served.stop();
await host.stop();
await shop.stop();
