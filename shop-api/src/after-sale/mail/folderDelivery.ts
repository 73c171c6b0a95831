import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeFileAtomically } from '../../platform/files/writeFileAtomically.ts';
import type { MailDelivery } from './mailDelivery.ts';

/** The file that a mail becomes, named by the mail's id. */
export const mailFile = (folder: string, id: string): string => path.join(folder, `${id}.eml`);

/** Puts each mail into a folder as a file that any mail program opens. Whole or not at all; the same mail again replaces it. */
export function folderDelivery(folder: string): MailDelivery {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (id, message) => {
    const { message: content } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFileAtomically(mailFile(folder, id), content);
  };
}

/** Takes a mail's file away, for personal data that has to go. */
export const removeMailFile = (folder: string, id: string): Promise<void> => rm(mailFile(folder, id), { force: true });
