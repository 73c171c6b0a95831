import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SandboxPayment } from './sandboxPayment.ts';

/** Where payments are kept: a file that is read whole, and written whole or not at all. */
export type PaymentFile = { read: () => SandboxPayment[]; write: (payments: SandboxPayment[]) => void };

export const paymentFile = (file: string): PaymentFile => ({
  read: () => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SandboxPayment[]) : []),
  write: (payments) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.part`, JSON.stringify(payments), { mode: 0o600 });
    // A kill before this leaves the former file.
    renameSync(`${file}.part`, file);
  },
});
