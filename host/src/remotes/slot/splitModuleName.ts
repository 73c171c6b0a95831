/** Splits `mf_lockers/list` into its two parts. */
export function splitModuleName(name: string): { remote: string; expose: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), expose: name.slice(slash + 1) };
}
