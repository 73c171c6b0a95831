import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paylogicDocument } from './paylogicDocument.ts';

const file = path.join(import.meta.dirname, '../../../../paylogic.openapi.json');

test('the document of paylogic’s protocol is made from the schemas that the shop uses; if not, run npm run openapi -w services/shop-api [PAY-08, API-01]', () => {
  expect(JSON.parse(JSON.stringify(paylogicDocument()))).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
