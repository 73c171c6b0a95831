/** The path of a package's add-ons: only letters and digits, with hyphens for spaces, in lower case [ADD-01]. */
export const addOnSlug = (packageName: string): string =>
  packageName
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase();
