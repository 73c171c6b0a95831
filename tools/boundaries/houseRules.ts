/** Who may import whom inside this repository; the table of the architecture, as data. */
export const houseRules: Record<string, readonly string[]> = {
  'shared-contracts': [],
  'shared-ui': ['shared-contracts'],
  'remote-kit': ['shared-contracts', 'shared-ui'],
  host: ['shared-contracts', 'shared-ui'],
  'shop-api': ['shared-contracts', 'example-festivals'],
  'sign-on': ['shared-contracts', 'shop-api', 'example-festivals'],
  'payment-sandbox': ['shared-contracts', 'shop-api'],
  'example-festivals': ['shared-contracts'],
  'brand-art': [],
  'release-registry': ['shared-contracts', 'shared-ui'],
  e2e: [],
  bench: ['shop-api', 'shared-contracts'],
};

const remote = ['shared-contracts', 'shared-ui'];

/** Allowed beside that in build files and tests only. */
const inBuildAndTests: Record<string, readonly string[]> = {
  host: ['remote-kit'],
  'shop-api': ['payment-sandbox'],
};

/** Whether a file of one package may import from another, by the packages' folders. */
export const mayImport = (from: string, to: string, isBuildOrTest: boolean): boolean => {
  const allowed = houseRules[from] ?? (from.startsWith('mf-') ? remote : []);
  if (allowed.includes(to)) return true;
  const allowedToo = inBuildAndTests[from] ?? (from.startsWith('mf-') ? ['remote-kit'] : []);
  return isBuildOrTest && allowedToo.includes(to);
};

/** Packages of scripts that a developer runs: all of their dependencies are development ones. */
export const isOnlyForDevelopment = (folder: string): boolean => folder === 'brand-art';

/** Doors that only some packages may use: the writable state belongs to who writes it. */
export const restrictedDoors: Record<string, readonly string[]> = {
  '@festival/shared-contracts/state/primitives': ['host', 'remote-kit'],
};

/** Packages whose src reaches a browser, where the small door of zod is used. */
export const reachesBrowser = (folder: string, path: string): boolean =>
  path.startsWith('src/') && (folder.startsWith('mf-') || ['host', 'shared-contracts', 'shared-ui'].includes(folder));
