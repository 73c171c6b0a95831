// Writes paylogic.openapi.json from the schemas of the protocol. Run: npm run openapi -w services/shop-api
import { writeFileSync } from 'node:fs';
import { paylogicDocument } from '../src/sale/payment/paylogic/paylogicDocument.ts';

writeFileSync(new URL('../paylogic.openapi.json', import.meta.url), `${JSON.stringify(paylogicDocument(), null, 2)}\n`);
console.log('services/shop-api/paylogic.openapi.json');
