import type { ExposedModuleName, LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { Language } from '@festival/shared-contracts/language/languages';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import { type ErrorReport, errorReportOf } from '../../network/errorReport.ts';
import { slotAsked } from '../../network/pageMarks.ts';
import { RemoteModuleError } from '../federation/remoteModuleFailure.ts';
import type { RemoteModuleLoader } from '../federation/remoteModuleLoader.ts';
import type { RemoteVersions } from '../federation/remoteVersions.ts';
import { hasLoad, type RemoteModule } from './remoteModule.ts';
import { type ReadyModule, type RemoteModuleSource, type SlotAddress, settled, slotKey } from './remoteModuleSource.ts';
import { splitModuleName } from './splitModuleName.ts';
import { textsExpose } from './textsExpose.ts';

interface BrowserModuleDeps {
  loader: RemoteModuleLoader;
  versions: Pick<RemoteVersions, 'keep' | 'refuse' | 'state'>;
  texts: i18n;
  /** Loads the client of `/api`. */
  openApi(): Promise<LoadContext['api']>;
  shop: LoadContext['shop'];
  /** Returns the current language. */
  language: () => Language;
  /** The data that the server has read. Each entry is used once. */
  moduleData: Record<string, unknown>;
  /** Requests all files of an exposed module at once; otherwise the browser would learn of each file only from the one before it. */
  requestFiles(module: ExposedModuleName): void;
  /** Sends the first read of an exposed module's `load` before its code is loaded. */
  beginRead(module: ExposedModuleName): void;
  report(report: ErrorReport): void;
}

export interface BrowserModuleSource extends RemoteModuleSource {
  /**
   * Loads a remote slot's module before it is shown: code, texts and data. The next `load` of this address uses it
   * while its data is fresh. A failure has no effect: `load` tries again.
   */
  prepare(slot: SlotAddress): Promise<void>;
}

interface OpenedModule {
  module: RemoteModule;
  version: string;
}

interface PreparedModule {
  /** The time at which its preparation began, on the page's clock. */
  at: number;
  pending: Promise<ReadyModule> | null;
}

/** Milliseconds for which prepared data may be shown. */
export const freshFor = 30_000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether the error was caused by the code of a module, not by the data that the module requested. */
const isOfCode = (error: object): boolean =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind);

/** The remote modules from the federation: code, texts and data are loaded in parallel. */
export function browserModuleSource(deps: BrowserModuleDeps): BrowserModuleSource {
  const { loader, versions, texts, moduleData, language, requestFiles, beginRead, report } = deps;
  const opened = new Map<string, OpenedModule>();
  /** Errors thrown while a module reads its data. They come from an API that did not answer, so another version would fail too. */
  const readErrors = new WeakSet<object>();
  /** The version of the loaded texts, by remote and language. */
  const textsLoaded = new Map<string, string>();

  async function loadTexts(remote: string, to: Language): Promise<void> {
    const loaded = await loader.loadRemoteModule(remote, textsExpose(to));
    // Without its texts a remote slot shows keys, which is better than no slot. The failure is reported to operators.
    if (!loaded.ok) return;
    const { module, version } = loaded.value;
    if (textsLoaded.get(`${remote} ${to}`) === version) return;
    textsLoaded.set(`${remote} ${to}`, version);
    addTexts(texts, remote, module.default);
  }

  async function open({ module: name }: SlotAddress): Promise<OpenedModule> {
    const { remote, expose } = splitModuleName(name);
    const [loaded] = await Promise.all([loader.loadRemoteModule(remote, expose), loadTexts(remote, language())]);
    if (!loaded.ok) throw new RemoteModuleError(loaded.error);
    const { module, version } = loaded.value;
    // The remote slot may have fallen back to a version other than that of the loaded texts.
    if (textsLoaded.get(`${remote} ${language()}`) !== version) await loadTexts(remote, language());
    opened.set(name, { module, version });
    return { module, version };
  }

  async function load(module: RemoteModule, slot: SlotAddress): Promise<unknown> {
    const key = slotKey(slot);
    if (Object.hasOwn(moduleData, key)) {
      const data = moduleData[key];
      delete moduleData[key];
      return data;
    }
    if (!module.load) return undefined;
    const { openApi, shop } = deps;
    const query = Object.fromEntries(new URLSearchParams(slot.query));
    const signal = AbortSignal.timeout(15_000);
    const context = { api: await openApi(), shop, params: { ...slot.params }, query, language: language(), signal };
    return module.load(context).catch((error: unknown) => {
      if (isObject(error) && !isOfCode(error)) readErrors.add(error);
      throw error;
    });
  }

  async function readAll(slot: SlotAddress): Promise<ReadyModule> {
    const { module, version } = await open(slot);
    return { Component: module.default, data: await load(module, slot), version };
  }

  /** Modules by address, from their preparation until they are shown; null after a failure, so that the preparation is not repeated at once. */
  const prepared = new Map<string, PreparedModule>();

  function freshOf(slot: SlotAddress) {
    const known = prepared.get(slotKey(slot));
    return known && performance.now() - known.at < freshFor ? known : undefined;
  }

  async function prepare(slot: SlotAddress): Promise<void> {
    requestFiles(slot.module);
    if (slot.query === '' && !Object.hasOwn(moduleData, slotKey(slot))) beginRead(slot.module);
    const pending = readAll(slot);
    const entry: PreparedModule = { at: performance.now(), pending };
    prepared.set(slotKey(slot), entry);
    try {
      entry.pending = settled(await pending);
    } catch (error) {
      report(errorReportOf('remoteSlot.notPrepared', error, slot.module));
      entry.pending = null;
    }
  }

  /** Returns the module if it needs only its code, and the code is loaded in the version that the page runs. Null after all versions have failed. */
  const codeOf = (slot: SlotAddress): ReadyModule | null => {
    const one = opened.get(slot.module);
    const now = versions.state(splitModuleName(slot.module).remote);
    return one && now?.version === one.version && now.state !== 'failed' && !hasLoad(one.module)
      ? { Component: one.module.default, data: undefined, version: one.version }
      : null;
  };

  return {
    load(slot) {
      performance.mark(slotAsked + slot.module);
      const code = codeOf(slot);
      if (code) return settled(code);
      const early = freshOf(slot)?.pending;
      prepared.delete(slotKey(slot));
      return early ?? readAll(slot);
    },
    async prepare(slot) {
      if (codeOf(slot)) return;
      const early = freshOf(slot);
      await (early ? early.pending?.catch(() => {}) : prepare(slot));
    },
    failed(error, module) {
      report(errorReportOf('remoteSlot.failed', error, module));
      const version = opened.get(module)?.version;
      const isOfVersion = !(error instanceof RemoteModuleError) && !(isObject(error) && readErrors.has(error));
      return isOfVersion && version !== undefined && versions.refuse(splitModuleName(module).remote, version);
    },
    shown: (module, version) => version === undefined || versions.keep(splitModuleName(module).remote, version),
  };
}
