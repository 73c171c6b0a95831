/** A package for teams outside this repository. */
export interface PackedPackage {
  folder: string;
  /** Other files, as patterns relative to its folder. */
  files: readonly string[];
  /** The packed subpaths, if only a part of the package is packed; it depends only on their imports. */
  part?: readonly string[];
}

const texts = ['README.md', 'CHANGELOG.md'];

/** The packages that a team needs to build a remote in its own repository: of each, the files that its `exports`, `imports` and `bin` reach. */
export const packedPackages: readonly PackedPackage[] = [
  { folder: 'shared-contracts', files: [...texts, '*.json'] },
  // The contracts of a version's package, which the kit writes.
  { folder: 'release-contracts', files: texts },
  // The bitmaps of the brands are most of the repository's size; a remote's standalone page uses drawings.
  {
    folder: 'shared-ui',
    files: [...texts, 'src/**/*.css', 'src/locales/*.json', 'src/brands/*/{brand.json,fonts/*,art/*.svg}'],
  },
  // The code with which the kit checks and publishes, and the command `festival-release`.
  {
    folder: 'services/release-registry',
    files: [],
    part: [
      './client/accountName',
      './client/errorText',
      './client/publishedText',
      './client/registryAddress',
      './client/registryClient',
      './error/registryError',
      './error/schemaErrors',
      './package/packageFiles',
      './package/sourceOf',
      './package/styleErrors',
      './versions/compatibilityErrors',
    ],
  },
  // The code that signs a version and makes keys.
  {
    folder: 'services/service-kit',
    files: [],
    part: ['./files/compressFiles', './hash/sha384Of', './signature/keyPair', './signature/signedManifest'],
  },
  {
    folder: 'remote-kit',
    files: [...texts, 'presets/*', 'testing/*.cjs', 'types/*', 'src/**/*.css'],
  },
  { folder: 'create-remote', files: [...texts, 'template/**/*', 'bundlers/**/*'] },
];
