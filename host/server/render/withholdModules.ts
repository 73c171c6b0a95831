/** What of `process` leads past `require`: to modules of Node, to files, or to other processes. */
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
 * Takes from this process what would hand a remote's server file a module of Node past its `require`; call it before the first one runs. It
 * says what is not for remotes in a word of the shop; what nobody gets past are the limits of `startRenderProcess`.
 */
export function withholdModules(): void {
  for (const way of ways) Object.defineProperty(process, way, { value: undefined });
}
