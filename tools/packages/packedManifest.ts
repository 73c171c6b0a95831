/** The fields of a `package.json` that packing reads. */
export interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, string>;
  imports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  browserslist?: readonly string[];
  [field: string]: unknown;
}

interface PackedOptions {
  /** The packages that the package's code imports. */
  imported: ReadonlySet<string>;
  /** Development tools of the package and the repository, with their versions. A team must install those that the packed code uses. */
  tools: Readonly<Record<string, string>>;
  /** The packed packages with their packed versions. */
  packed: Readonly<Record<string, string>>;
  /** The browsers that all builds support. */
  browserslist: readonly string[];
  /** Whether an entry's file is packed; for a package that is packed only in part. */
  isThere?: (target: string) => boolean;
}

const isSource = (target: string): boolean => /\.tsx?$/.test(target) && !target.endsWith('.d.ts');

/** The sources of a package's entries, relative to its folder. */
export const entrySources = ({ exports = {}, imports = {}, bin = {} }: Manifest): string[] =>
  [exports, imports, bin].flatMap((entries) => Object.values(entries)).filter(isSource);

const built = (target: string): string => (isSource(target) ? target.replace(/\.tsx?$/, '.js') : target);
const builtEntries = (entries: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(entries).map(([name, target]) => [name, built(target)]));

/**
 * The `package.json` of a packed package; its entries are the built files. A complete package keeps its dependencies; a part only depends on its
 * imports.
 */
export function packedManifest(
  manifest: Manifest,
  { imported, tools, browserslist, packed, isThere }: PackedOptions,
): Manifest {
  const { exports, imports, bin, dependencies = {}, scripts, devDependencies, private: _, ...rest } = manifest;
  const own = Object.entries(dependencies)
    .filter(([name]) => !isThere || imported.has(name))
    .map(([name, range]) => [name, packed[name] ?? range]);
  const present = (entries: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(builtEntries(entries)).filter(([, target]) => !isThere || isThere(target)));
  const peers = [...imported].filter((name) => !(name in dependencies) && name in tools).sort();
  return {
    ...rest,
    version: packed[manifest.name] ?? manifest.version,
    exports: present(exports),
    ...(imports && { imports: present(imports) }),
    ...(bin && { bin: present(bin) }),
    dependencies: Object.fromEntries(own),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers.map((name) => [name, tools[name] ?? ''])) }),
    browserslist,
  };
}
