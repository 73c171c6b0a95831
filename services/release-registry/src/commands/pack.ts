import { packRemote } from '../package/packRemote.ts';
import { sourceOf } from '../package/sourceOf.ts';
import { command, done, misused, refused } from './command.ts';

export const pack = command({
  usage:
    'festival-release pack <browser folder> <server file> --out <folder> --version <version> --contracts <range> [--declares <file>] [--commit <commit>]   (asks no registry)',
  summary: 'makes a package of a remote that webpack or rspack has built with Module Federation, for release publish',
  required: ['out', 'version', 'contracts'],
  optional: ['declares', 'commit'],
  async run({ words: [browserFolder, serverFile, ...more], options: { out, version, contracts, declares, commit } }) {
    if (browserFolder === undefined || serverFile === undefined || more.length > 0)
      return misused(
        'Name the folder of the build for browsers and the file for the server, as in dist/browser dist/remote.cjs.',
      );
    const source = sourceOf(process.cwd(), commit);
    if (!source.ok) return misused(source.error);
    const packed = packRemote({
      browserFolder,
      serverFile,
      out,
      version,
      contracts,
      declaresFile: declares,
      source: source.value,
    });
    return packed.ok
      ? done(
          packed.value,
          `${packed.value.name} ${packed.value.version} is in ${out}: publish it by festival-release publish ${out}.`,
        )
      : refused(packed.error);
  },
});
