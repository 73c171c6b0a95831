import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractsRecord } from '../share-table/contractsRecord.ts';
import { usedExports } from './usedExports.ts';

const folder = mkdtempSync(join(tmpdir(), 'used-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the manifest lists the contracts’ exports that a remote imports at run time, with their shapes [FED-02]', () => {
  mkdirSync(join(folder, 'src'));
  const contracts = '@festival/shared-contracts';
  writeFileSync(
    join(folder, 'src/area.tsx'),
    [
      `import {\n  type Result,\n  success as fine,\n} from '${contracts}/errors/result';`,
      `import type { Cart } from '${contracts}/cart/cart';`,
      `import { formatMoney } from '${contracts}/money/formatMoney';`,
      "import { useAtomValue } from 'jotai';",
    ].join('\n'),
  );
  // This file is read during the build, and never in a page.
  writeFileSync(join(folder, 'src/exposed.ts'), `import { productSchema } from '${contracts}/product/product';`);
  writeFileSync(join(folder, 'src/area.test.tsx'), `import { failure } from '${contracts}/errors/result';`);
  const { version, exports } = contractsRecord();
  expect(usedExports(folder)).toEqual({
    version,
    exports: {
      './errors/result': { success: exports['./errors/result']?.success?.shapes[0] },
      './money/formatMoney': { formatMoney: exports['./money/formatMoney']?.formatMoney?.shapes[0] },
    },
  });
  expect(exports['./money/formatMoney']?.formatMoney?.shapes[0]).toMatch(/^[\w-]{10}$/);
});
