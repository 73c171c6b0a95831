import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { versionSchema } from '../package/version.ts';
import { type Shape, type Shapes, shapeId } from './shapesOf.ts';

const exportSchema = z.object({
  /** Whether the export exists at run time, so that a remote would miss it. */
  isValue: z.boolean(),
  /** The current shape, then the earlier shapes of this major version that it only extends. */
  shapes: z.array(z.string()).check(z.minLength(1)),
  /** A short hash, four characters, of each of its lines. */
  lines: z.string(),
});

/** `contracts.json`: the exports of a published version of the contracts, so that the next version can be compared with it. [FED-02] */
export const contractsRecordSchema = z.object({
  version: versionSchema,
  /** Subpath → exported name → its record. */
  exports: z.record(z.string(), z.record(z.string(), exportSchema)),
});

export type ContractsRecord = z.infer<typeof contractsRecordSchema>;

const lineHash = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 4);
const hashesIn = (lines: string): string[] => lines.match(/.{4}/g) ?? [];

/** The differences between current and published shapes: sentences that name each export. */
export type ContractsChange = { breaks: string[]; extensions: string[] };

/**
 * Compares by subpath, name and shape. A removed export, or a removed or changed line, is a breaking change, and so is a new required
 * member of a function's parameter. Pure additions are extensions, also a value that is added to a union or a list of texts. [FED-02]
 */
export function contractsChange(published: ContractsRecord, shapes: Shapes): ContractsChange {
  const change: ContractsChange = { breaks: [], extensions: [] };
  for (const [subpath, names] of Object.entries(published.exports)) {
    for (const [name, { shapes: [former] = [], lines }] of Object.entries(names)) {
      const present = shapes[subpath]?.[name];
      if (present === undefined) change.breaks.push(`${name} of ${subpath} is gone: it was removed or renamed`);
      else if (shapeId(present) !== former) {
        if (isExtended(hashesIn(lines), present.lines))
          change.extensions.push(`${name} of ${subpath} has more than before`);
        else change.breaks.push(`${name} of ${subpath} is not what it was: something in it is gone or changed`);
      }
    }
  }
  for (const [subpath, names] of Object.entries(shapes)) {
    const added = Object.keys(names).filter((name) => published.exports[subpath]?.[name] === undefined);
    change.extensions.push(...added.map((name) => `${name} of ${subpath} is new`));
  }
  return change;
}

/** Whether all former lines exist, in order, and the lines between them require nothing more of a caller. */
function isExtended(former: readonly string[], lines: readonly string[]): boolean {
  let next = 0;
  let open = 0;
  for (const line of lines) {
    const isInParameter = open > 0;
    open += (line.match(/\(/g) ?? []).length - (line.match(/\)/g) ?? []).length;
    if ([line, ...narrowerLines(line)].some((one) => lineHash(one) === former[next])) next += 1;
    else if (isInParameter && /^[\w$'"]+:/.test(line)) return false;
  }
  return next === former.length;
}

/** What the line was before one value was added to a union or a list of texts in it: callers may send the new value, and answers may have it. */
const narrowerLines = (line: string): string[] =>
  [...line.matchAll(/"[^"]*"|'[^']*'/g)].flatMap(({ 0: value, index }) => {
    const [before, after] = [line.slice(0, index), line.slice(index + value.length)];
    if (/^( \| |, )/.test(after)) return [before + after.replace(/^( \| |, )/, '')];
    return /( \| |, )$/.test(before) ? [before.replace(/( \| |, )$/, '') + after] : [];
  });

/** The record of these shapes as `version`; earlier shapes that they only extend remain listed. */
export function nextContractsRecord(published: ContractsRecord, shapes: Shapes, version: string): ContractsRecord {
  const recordOf = (subpath: string, name: string, shape: Shape) => {
    const former = published.exports[subpath]?.[name];
    const id = shapeId(shape);
    const isKept = former !== undefined && isExtended(hashesIn(former.lines), shape.lines);
    const earlier = isKept ? former.shapes.filter((one) => one !== id) : [];
    return { isValue: shape.isValue, shapes: [id, ...earlier], lines: shape.lines.map(lineHash).join('') };
  };
  const described = Object.entries(shapes).map(([subpath, names]) => [
    subpath,
    Object.fromEntries(Object.entries(names).map(([name, shape]) => [name, recordOf(subpath, name, shape)])),
  ]);
  return { version, exports: Object.fromEntries(described) };
}
