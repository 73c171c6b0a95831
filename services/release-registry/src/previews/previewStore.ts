import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretsOf } from '@festival/service-kit/secret/secretsOf';
import type { Records } from '../storage/records.ts';
import { type Preview, previewSchema } from './preview.ts';

/** Links that show a version, as records. The address contains the id and a signature over the whole record. */
export type PreviewStore = ReturnType<typeof previewStore>;

/** `secret` is the operator's token, or several: a link that was signed with a former one is still valid. */
export function previewStore(records: Records, { secret, now }: { secret: string; now: () => Date }) {
  const pathOf = ({ brand, id }: Pick<Preview, 'brand' | 'id'>) => `previews/${brand}/${id}`;
  const sealed = ({ id, brand, versions, until }: Preview, key: string): Buffer =>
    createHmac('sha256', createHmac('sha256', key).update('previews of versions').digest())
      .update(JSON.stringify([id, brand, Object.entries(versions).sort(), until]))
      .digest();
  const isOpen = ({ until, ended }: Preview): boolean => ended === undefined && Date.parse(until) > now().getTime();

  /** The links of a brand that have not ended; others are removed. */
  async function list(brand: string): Promise<Preview[]> {
    const ids = await records.names(`previews/${brand}`);
    const found = await Promise.all(ids.map((id) => records.read(pathOf({ brand, id }), previewSchema)));
    const known = found.filter((one) => one !== null);
    for (const old of known.filter((one) => !isOpen(one))) await records.remove(pathOf(old));
    return known.filter(isOpen).sort((a, b) => (a.until < b.until ? -1 : 1));
  }

  return {
    list,
    async make(given: Omit<Preview, 'id' | 'at'>): Promise<{ preview: Preview; token: string }> {
      const preview = { ...given, id: randomBytes(6).toString('hex'), at: now().toISOString() };
      await records.replace(pathOf(preview), preview);
      const [key = ''] = secretsOf(secret);
      return { preview, token: `${preview.id}.${sealed(preview, key).toString('base64url')}` };
    },
    /** The preview of a link; null if it has ended, does not exist, or has a wrong signature. */
    async open(brand: string, token: string): Promise<Preview | null> {
      const [, id = '', seal = ''] = /^([0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
      const preview = id === '' ? null : await records.read(pathOf({ brand, id }), previewSchema);
      if (preview === null || !isOpen(preview)) return null;
      const given = Buffer.from(seal, 'base64url');
      return secretsOf(secret).some((key) => timingSafeEqual(given, sealed(preview, key))) ? preview : null;
    },
    async end(brand: string, id: string, by: string): Promise<Preview | null> {
      const preview = await records.read(pathOf({ brand, id }), previewSchema);
      if (preview === null || !isOpen(preview)) return null;
      const ended = { ...preview, ended: by };
      await records.replace(pathOf(preview), ended);
      return ended;
    },
    /** Whether an open link of any brand shows a version; hosts may then fetch its files. */
    async shows(name: string, version: string): Promise<boolean> {
      for (const brand of await records.names('previews')) {
        if ((await list(brand)).some(({ versions }) => versions[name] === version)) return true;
      }
      return false;
    },
  };
}
