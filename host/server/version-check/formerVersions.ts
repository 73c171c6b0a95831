import { apiCallsSchema } from '@festival/release-contracts/package/apiCalls';
import { type RemoteVersion, remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import { releaseSchema } from '@festival/release-contracts/release/release';
import { z } from 'zod';
import { MountProblem } from './mountProblem.ts';

/** A version whose pages may still be open, with the views of its own mount. */
export interface FormerVersion {
  version: RemoteVersion;
  /** Exposed module → the states in which it was shown. */
  mounted: Record<string, string[]>;
}

/** The number of stable versions before the tested one whose open pages are considered. */
const most = 2;

async function read<Value>(url: string, schema: { parse(value: unknown): Value }): Promise<Value | undefined> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (answer.status === 404 || answer.status === 422) return undefined;
  if (!answer.ok) throw new MountProblem(`The registry answered ${answer.status} for ${url}.`);
  return schema.parse(await answer.json());
}

const historySchema = z.object({ releases: z.array(releaseSchema) });
const keptSchema = z.object({
  kept: z.object({ mounted: z.record(z.string(), z.array(z.string())), faults: z.array(z.string()).optional() }),
});
const apisSchema = z.object({ apis: z.array(z.object({ name: z.string(), calls: apiCallsSchema })) });

/**
 * The last versions of a remote that all visitors of the brand had before this one, limited to those that passed a mount without a fault. [FED-03]
 */
export async function formerVersions(
  { registryUrl, brand }: { registryUrl: string; brand: string },
  { name, version }: RemoteVersion,
): Promise<FormerVersion[]> {
  const history = await read(`${registryUrl}/brands/${encodeURIComponent(brand)}/releases?limit=50`, historySchema);
  const stable = (history?.releases ?? []).flatMap(({ pins }) => pins[name]?.stable ?? []);
  const before = [...new Set(stable)].filter((one) => one !== version).slice(0, most);
  const found: FormerVersion[] = [];
  for (const one of before) {
    const url = `${registryUrl}/versions/${name}/${encodeURIComponent(one)}`;
    const record = await read(url, remoteVersionSchema);
    const report = await read(`${url}/mounts/${encodeURIComponent(brand)}`, keptSchema);
    if (record && report && !report.kept.faults) found.push({ version: record, mounted: report.kept.mounted });
  }
  return found;
}

/** The API of a day ago, if it differs from the current one. [FED-02] */
export async function yesterdaysApi(
  registryUrl: string,
): Promise<z.infer<typeof apisSchema>['apis'][number] | undefined> {
  return (await read(`${registryUrl}/hosts/apis`, apisSchema))?.apis[1];
}
