import { packRemote } from '../package/packRemote.ts';
import { command, done, misused, refused } from './command.ts';

export const pack = command({
  usage:
    'release pack <browser folder> <server file> --out <folder> --version <version> --contracts <range> [--declares <file>]   (asks no registry)',
  summary: 'makes a package of a remote that webpack or rspack has built with Module Federation, for release publish',
  required: ['out', 'version', 'contracts'],
  optional: ['declares'],
  async run({ words: [browserFolder, serverFile, ...more], options: { out, version, contracts, declares } }) {
    if (browserFolder === undefined || serverFile === undefined || more.length > 0)
      return misused(
        'Name the folder of the build for browsers and the file for the server, as in dist/browser dist/remote.cjs.',
      );
    const packed = packRemote({ browserFolder, serverFile, out, version, contracts, declaresFile: declares });
    return packed.ok
      ? done(
          packed.value,
          `${packed.value.name} ${packed.value.version} is in ${out}: publish it by release publish ${out}.`,
        )
      : refused(packed.error);
  },
});
