import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decisionErrors } from './decisionErrors.ts';

const root = join(import.meta.dirname, '../..');

test('each decision has number, title, date and status, and the index lists it', () => {
  expect(decisionErrors(root)).toEqual([]);
});

test('a decision without a status, one missing in the index, and a missing successor are reported', () => {
  const copy = mkdtempSync(join(tmpdir(), 'decisions-'));
  const folder = join(copy, 'docs/decisions');
  try {
    cpSync(join(root, 'docs/decisions'), folder, { recursive: true });
    writeFileSync(join(folder, '9001-no-status.md'), '# 9001 No status\n\nText.\n');
    writeFileSync(
      join(folder, '9002-not-listed.md'),
      '# 9002 Not listed\n\nDate: 2026-11-27. Status: accepted.\n\nText.\n',
    );
    writeFileSync(
      join(folder, '9003-lost.md'),
      '# 9003 Lost\n\nDate: 2026-11-27. Status: replaced by [9004](9004-nowhere.md).\n\nText.\n',
    );
    const errors = decisionErrors(copy);
    expect(errors).toHaveLength(3);
    expect(errors[0]).toContain('9001-no-status.md does not begin with');
    expect(errors[1]).toContain('| [9002](9002-not-listed.md) | Not listed | 2026-11-27 | accepted |');
    expect(errors[2]).toContain('9004-nowhere.md, which does not exist');
  } finally {
    rmSync(copy, { recursive: true });
  }
});
