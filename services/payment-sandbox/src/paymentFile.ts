import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomically } from '@festival/service-kit/files/writeFileAtomically';
import type { SandboxPayment } from './sandboxPayment.ts';

/** One file with all payments, read and written as a whole. */
type PaymentFile = { read: () => SandboxPayment[]; write: (payments: SandboxPayment[]) => Promise<void> };

export const paymentFile = (file: string): PaymentFile => ({
  read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []),
  write: async (payments) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFileAtomically(file, JSON.stringify(payments));
  },
});
