import committed from '../../../../paylogic.openapi.json' with { type: 'json' };
import { paylogicDocument } from './paylogicDocument.ts';

test('the document of paylogic’s protocol is made from the schemas that the shop uses; if not, run npm run openapi -w services/shop-api [PAY-08, API-01]', () => {
  expect(JSON.parse(JSON.stringify(paylogicDocument()))).toEqual(committed);
});
