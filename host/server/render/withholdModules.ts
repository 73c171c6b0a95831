/** The properties of `process` that give access, without `require`, to modules of Node, to files, or to other processes. */
const ways = [
  'getBuiltinModule',
  'binding',
  '_linkedBinding',
  'dlopen',
  'loadEnvFile',
  'report',
  'kill',
  '_kill',
  '_debugProcess',
  'execve',
] as const;

/**
 * Removes the properties by which a remote's server file could get a module of Node without `require`. Call it before the first file runs. It gives
 * a clear error; the actual protection is in the limits of `startRenderProcess`.
 */
export function withholdModules(): void {
  for (const way of ways) Object.defineProperty(process, way, { value: undefined });
}
