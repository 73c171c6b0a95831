import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A parsed mail. */
export type ReadMail = {
  headers: Record<string, string>;
  text: string;
  html: string;
  attachments: Array<{ filename: string; contentType: string; cid: string; content: Buffer }>;
};

/** Reads all mails in a folder to this address. */
export async function mailsTo(folder: string, address: string): Promise<ReadMail[]> {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => readMail(await readFile(path.join(folder, name)))),
  );
  return mails.filter((mail) => mail.headers.to?.includes(address));
}

type Part = { headers: Record<string, string>; content: Buffer };

/** Parses a mail as a mail program does. */
export function readMail(raw: Buffer): ReadMail {
  const parts = partsOf(raw.toString('latin1'));
  const body = (type: string) =>
    parts.find(({ headers }) => headers['content-type']?.startsWith(type))?.content.toString('utf8') ?? '';
  return {
    headers: splitPart(raw.toString('latin1')).headers,
    text: body('text/plain'),
    html: body('text/html'),
    attachments: parts
      .filter(({ headers }) => /filename=/.test(headers['content-disposition'] ?? ''))
      .map(({ headers, content }) => ({
        filename: /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? '',
        contentType: headers['content-type']?.split(';')[0] ?? '',
        cid: headers['content-id']?.replace(/[<>]/g, '') ?? '',
        content,
      })),
  };
}

function partsOf(raw: string): Part[] {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return [{ headers, content: decoded(headers, body) }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r?\n/, '')));
}

function splitPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    return [name.toLowerCase(), decodedWords(value)];
  });
  return { headers: Object.fromEntries(headers), body: end ? raw.slice(end.index + end[0].length) : '' };
}

function decoded(headers: Record<string, string>, body: string): Buffer {
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return encoding === 'quoted-printable' ? quotedPrintable(body.replace(/=\r?\n/g, '')) : Buffer.from(body, 'latin1');
}

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_found, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_found, way: string, text: string) =>
      (way.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedPrintable(text.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    );
}
