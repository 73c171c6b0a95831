import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredSteps } from './pageAddresses.ts';
import type { Kind, LoadedFile, PageWeight } from './pageWeight.ts';

/** The maximum weight of a page: bytes of each kind, requests, and waves. */
type Budget = Partial<Record<Kind | 'requests' | 'waves', number>>;

interface Budgets {
  /** By address. */
  pages: Record<string, Budget>;
  /** The weight of each file when its budget was written, to name the files that have grown. */
  files: Record<string, number>;
}

const file = join(import.meta.dirname, 'budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(file, 'utf8')) as Budgets;

/** The bytes (by kind), the requests and the waves that a page uses of its budget. */
function usedOf({ files, waves }: PageWeight): Required<Pick<Budget, 'requests' | 'waves'>> & Budget {
  const used: Budget = {};
  for (const { kind, bytes } of files) used[kind] = (used[kind] ?? 0) + bytes;
  return { waves, requests: files.length, ...used };
}

/** The files that have grown since the budgets were written, largest growth first. */
function grown(files: LoadedFile[], kind: string, before: Budgets['files']): string[] {
  return files
    .filter((one) => one.kind === kind || kind === 'requests' || kind === 'waves')
    .map(({ name, bytes }) => ({ name, bytes, more: bytes - (before[name] ?? 0) }))
    .filter(({ name }) => name !== 'document')
    .filter(({ name, more }) => before[name] === undefined || (more > 100 && kind !== 'requests' && kind !== 'waves'))
    .sort((a, b) => b.more - a.more)
    .map(({ name, bytes, more }) =>
      before[name] === undefined ? `${name} is new, ${bytes}` : `${name} grew by ${more} to ${bytes}`,
    );
}

/**
 * Returns the budget of an address. An address without a budget uses the budget of its step's page, which may have a
 * former name of the step. A team that renames its step, or adds an address below it, then changes only its own folder
 * [STP-01].
 */
function budgetOf(path: string, pages: Budgets['pages']): Budget | undefined {
  const [, slug, name = '', ...below] = path.split('/');
  const { formerNames = [] } = declaredSteps.find((step) => step.name === name) ?? {};
  const names = [name, ...formerNames];
  const paths = [...names.map((one) => [one, ...below].join('/')), ...names].map((one) => `/${slug}/${one}`);
  return [path, ...paths].map((one) => pages[one]).find((budget) => budget !== undefined);
}

/**
 * A sentence for each exceeded budget of a page, with the files that have grown; empty if the page keeps all of them.
 */
export function excesses(path: string, weight: PageWeight, { pages, files }: Budgets): string[] {
  const budget = budgetOf(path, pages);
  if (!budget) return [`${path} has no budget: add one to budgets.json, as small as the page allows`];
  return Object.entries(usedOf(weight)).flatMap(([kind, used]) => {
    const allowed = budget[kind as keyof Budget] ?? 0;
    if (used <= allowed) return [];
    const names = grown(weight.files, kind, files);
    return [`${path}: ${kind} ${used}, allowed ${allowed} (${names.join('; ') || 'no single file by more than 100'})`];
  });
}

/** Adds a margin for the differences between two loads of a page: stock numbers, an identifier. */
const withRoom = (kind: string, used: number): number =>
  kind === 'requests' || kind === 'waves' ? used : Math.ceil((used * 1.01 + 100) / 100) * 100;

/** Lowers each budget that is higher than the page needs. It never raises a budget: a raise must be an edit that a reviewer sees. */
export function lowerBudgets(weights: ReadonlyMap<string, PageWeight>): void {
  const budgets = readBudgets();
  for (const [path, weight] of weights) {
    const before = budgets.pages[path];
    const used = Object.entries(usedOf(weight)).map(([kind, value]) => {
      const lower = withRoom(kind, value);
      return [kind, Math.min(lower, before ? (before[kind as keyof Budget] ?? 0) : lower)] as const;
    });
    budgets.pages[path] = Object.fromEntries(used);
    for (const { name, bytes, kind } of weight.files) if (kind !== 'document') budgets.files[name] = bytes;
  }
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
}
