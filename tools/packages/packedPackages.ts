/** A package that teams get outside this repository. */
export interface PackedPackage {
  folder: string;
  /** Files beside its code, as patterns inside its folder. */
  files: readonly string[];
  /** The subpaths that are packed, where that is only a part of the package; it depends on what that part imports. */
  part?: readonly string[];
}

const texts = ['README.md', 'CHANGELOG.md'];

/** What a remote is built with in a repository of its own: of each package what its `exports`, `imports` and `bin` reach. */
export const packedPackages: readonly PackedPackage[] = [
  { folder: 'shared-contracts', files: [...texts, '*.json'] },
  // What the kit writes a package by.
  { folder: 'release-contracts', files: texts },
  // Pixels of the brands are most of the repository's weight; the lone page shows drawings.
  {
    folder: 'shared-ui',
    files: [...texts, 'src/**/*.css', 'src/locales/*.json', 'src/brands/*/{brand.json,fonts/*,art/*.svg}'],
  },
  // What the kit packs, checks and publishes with.
  {
    folder: 'release-registry',
    files: [],
    part: [
      './client/accountName',
      './client/errorText',
      './client/publishedText',
      './client/registryAddress',
      './client/registryClient',
      './error/registryError',
      './error/schemaErrors',
      './hash/sha384Of',
      './package/compressFiles',
      './package/packageFiles',
      './package/styleErrors',
      './versions/compatibilityErrors',
    ],
  },
  // What signs a version.
  { folder: 'shop-api', files: [], part: ['./platform/signature/signedManifest'] },
  {
    folder: 'remote-kit',
    files: [...texts, 'presets/*', 'testing/*.cjs', 'types/*', 'src/**/*.css'],
  },
  { folder: 'create-remote', files: [...texts, 'template/**/*', 'bundlers/**/*'] },
];
