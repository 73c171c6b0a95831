/** `mf_lockers/list` in its two parts. */
export function splitModuleName(name: string): { remote: string; expose: string } {
  const slash = name.indexOf('/');
  return { remote: name.slice(0, slash), expose: name.slice(slash + 1) };
}
