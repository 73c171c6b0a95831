// Writes openapi.json from the endpoints. Run: npm run openapi -w shared-contracts
import { writeFileSync } from 'node:fs';
import packageJson from '../package.json' with { type: 'json' };
import { endpoints } from '../src/api/endpoints.ts';
import { openApiDocument } from '../src/openapi/openApiDocument.ts';

const file = new URL('../openapi.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(openApiDocument(endpoints, packageJson.version), null, 2)}\n`);
console.log(`shared-contracts/openapi.json: ${endpoints.length} calls`);
