import { shownErrors } from './declarationErrors.ts';

type Manifest = Parameters<typeof shownErrors>[0] & {
  files: readonly { path: string }[];
  entry: string;
  serverFile: string;
  exposes: Readonly<Record<string, { js: readonly string[]; css: readonly string[] }>>;
};

/** The contradictions between fields of a manifest, in sentences; empty if it is consistent. */
export function manifestErrors(manifest: Manifest): string[] {
  const paths = new Set(manifest.files.map((file) => file.path));
  const named: [string, string][] = [
    ['the entry', manifest.entry],
    ['the server file', manifest.serverFile],
    ...Object.entries(manifest.exposes).flatMap(([expose, { js, css }]) =>
      [...js, ...css].map((path): [string, string] => [`exposed module ${expose}`, path]),
    ),
  ];
  return [
    ...(Object.keys(manifest.exposes).length === 0 ? ['a package exposes at least one module'] : []),
    ...namedTwice(manifest.files).map((path) => `the file ${path} is listed twice`),
    ...alsoFolders(paths).map((path) => `${path} is listed as a file and used as a folder`),
    ...named
      .filter(([, path]) => !paths.has(path))
      .map(([who, path]) => `${who} names ${path}, which is not among the files`),
    ...shownErrors(manifest),
  ];
}

function namedTwice(files: Manifest['files']): string[] {
  const seen = new Set<string>();
  return files.filter(({ path }) => seen.size === seen.add(path).size).map(({ path }) => path);
}

function alsoFolders(paths: ReadonlySet<string>): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end));
  }
  return [...folders].filter((folder) => paths.has(folder));
}
