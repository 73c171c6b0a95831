import { type SlotTrace, slotTraceSchema } from '@festival/release-contracts/release/slotTrace';
import type { Records } from '../storage/records.ts';
import { faultOf } from './traceRules.ts';

/**
 * The latest traces of each brand's pages, limited by number and age. Only a few traces of one fault of a version are kept, so that it does not
 * displace the others.
 */
export type TraceStore = ReturnType<typeof traceStore>;

export const mostTraces = 200;
export const mostAlike = 20;
export const keptDays = 14;

/** `20261127T120541123-Zx0…-1`: the time, the page's id and an index. */
const nameOf = ({ at, visit }: SlotTrace, index: number): string => `${timeIn(at)}-${visit}-${index}`;

const timeIn = (iso: string): string => iso.replaceAll(/[-:.Z]/g, '');

const kindOf = (trace: SlotTrace): string =>
  `${trace.module} ${trace.given.version} ${trace.outcome} ${faultOf(trace)}`;

export function traceStore(records: Records, now: () => Date) {
  const folderOf = (brand: string) => `traces/${brand}`;

  async function named(brand: string): Promise<{ name: string; trace: SlotTrace }[]> {
    const names = (await records.names(folderOf(brand))).sort().reverse();
    const found = await Promise.all(
      names.map(async (name) => ({ name, trace: await records.read(`${folderOf(brand)}/${name}`, slotTraceSchema) })),
    );
    return found.flatMap(({ name, trace }) => (trace === null ? [] : [{ name, trace }]));
  }

  /** Removes traces beyond the limits of age and number. */
  async function prune(brand: string): Promise<void> {
    const oldest = timeIn(new Date(now().getTime() - keptDays * 86_400_000).toISOString());
    const alike = new Map<string, number>();
    let kept = 0;
    for (const { name, trace } of await named(brand)) {
      const kind = kindOf(trace);
      const count = (alike.get(kind) ?? 0) + 1;
      alike.set(kind, count);
      if (kept < mostTraces && count <= mostAlike && name >= oldest) kept += 1;
      else await records.remove(`${folderOf(brand)}/${name}`);
    }
  }

  return {
    async add(brand: string, traces: readonly SlotTrace[]): Promise<void> {
      for (const [index, trace] of traces.entries()) {
        await records.create(`${folderOf(brand)}/${nameOf(trace, index)}`, trace);
      }
      await prune(brand);
    },
    /** The newest first. */
    list: async (brand: string): Promise<SlotTrace[]> => (await named(brand)).map(({ trace }) => trace),
  };
}
