import type { ConsolePerson } from '@festival/release-registry/console/session';
import type { RegistryError } from '@festival/release-registry/error/registryError';
import type { Overview } from '@festival/release-registry/overview/overview';
import type { ConsoleApi } from './consoleApi.ts';

export type ConsoleState =
  | { kind: 'loading' }
  | { kind: 'signed-off' }
  | { kind: 'failed'; error: RegistryError }
  /** The person makes no releases of any brand, so the registry shows them nothing. */
  | { kind: 'without-rights'; person: ConsolePerson }
  /** `error` is the reason why the overview may be outdated; null if it is current. */
  | { kind: 'ready'; person: ConsolePerson; overview: Overview; error: RegistryError | null };

/** Milliseconds between two requests of the overview. */
const pause = 5_000;

/** The signed-on person and the current releases of all brands, updated periodically. */
export function createConsoleStore(api: Pick<ConsoleApi, 'session' | 'overview'>) {
  let state: ConsoleState = { kind: 'loading' };
  const listeners = new Set<() => void>();

  function set(next: ConsoleState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function refresh(): Promise<void> {
    const session = await api.session();
    if (!session.ok) return fail(session.error);
    const { person } = session.value;
    if (person === null) return set({ kind: 'signed-off' });
    if (person.brands.length === 0) return set({ kind: 'without-rights', person });
    const overview = await api.overview();
    if (!overview.ok) return fail(overview.error);
    set({ kind: 'ready', person, overview: overview.value, error: null });
  }

  /** The last overview remains visible. */
  const fail = (error: RegistryError): void =>
    set(state.kind === 'ready' ? { ...state, error } : { kind: 'failed', error });

  return {
    current: (): ConsoleState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    /** Updates the overview while the page is visible. Returns a function that stops it. */
    follow(): () => void {
      void refresh();
      const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), pause);
      return () => clearInterval(timer);
    },
  };
}
