import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeFileAtomically } from '../files/writeFileAtomically.ts';
import type { MailDelivery } from './mailDelivery.ts';

/** The file of a mail. */
export const mailFile = (folder: string, id: string): string => path.join(folder, `${id}.eml`);

/** Writes each mail into a folder, as a file that mail programs can open. A repeated mail replaces its file. */
export function folderDelivery(folder: string): MailDelivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (id, message) => {
    const { message: content } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileAtomically(mailFile(folder, id), content);
  };
}

/** Deletes a mail's file, to erase personal data. */
export const removeMailFile = (folder: string, id: string): Promise<void> => rm(mailFile(folder, id), { force: true });
