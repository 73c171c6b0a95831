/** The machines that a binary package runs on, as a lock file names them. */
export interface Platform {
  os?: string[];
  cpu: string[];
  libc?: string[];
}

const systems: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
};
const processors: Record<string, string> = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
};

/** Reads a platform from the end of a package's name, such as `core-linux-arm64-musl`; undefined where the name tells none. */
export function platformOf(name: string): Platform | undefined {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const system = words.map((word) => systems[word]).find((word) => word !== undefined);
  const processor = words.map((word) => processors[word]).find((word) => word !== undefined);
  if (!processor || (!system && processor !== 'wasm32')) return undefined;
  const last = words.at(-1) ?? '';
  const libc = system !== 'linux' ? undefined : last.startsWith('musl') ? 'musl' : last.startsWith('gnu') && 'glibc';
  return { ...(system && { os: [system] }), cpu: [processor], ...(libc && { libc: [libc] }) };
}
