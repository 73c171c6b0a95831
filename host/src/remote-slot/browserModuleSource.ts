import type { LoadContext, TextsModule } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import type { Language } from '@festival/shared-contracts/language/languages';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import { RemoteModuleError } from '../federation/remoteModuleFailure.ts';
import type { RemoteModuleLoader } from '../federation/remoteModuleLoader.ts';
import { errorReportOf } from '../telemetry/errorReport.ts';
import { sendErrorReport } from '../telemetry/sendErrorReport.ts';
import { hasLoad, type RemoteModule } from './remoteModule.ts';
import { type ReadyModule, type RemoteModuleSource, type SlotAddress, settled, slotKey } from './remoteModuleSource.ts';
import { splitModuleName } from './splitModuleName.ts';
import { textsExpose } from './textsExpose.ts';

interface BrowserModuleDeps {
  loader: RemoteModuleLoader;
  texts: i18n;
  /** Loads the client of `/api`. */
  openApi(): Promise<LoadContext['api']>;
  shop: LoadContext['shop'];
  /** The current language. */
  language: () => Language;
  /** The data that the server has read; each is used once. */
  moduleData: Record<string, unknown>;
  /** Requests all files of an exposed module at once; each names the next one only once it has arrived. */
  requestFiles(module: ExposedModuleName): void;
  /** Sends the first read of an exposed module's `load`, before its code is there. */
  beginRead(module: ExposedModuleName): void;
}

export interface BrowserModuleSource extends RemoteModuleSource {
  /**
   * Loads a remote slot's module before it is shown: code, texts and data. The next `load` of this address uses it, while its
   * data are fresh. A failure costs nothing: `load` tries again.
   */
  prepare(slot: SlotAddress): Promise<void>;
}

interface PreparedModule {
  /** When its preparation began, on the page's clock. */
  at: number;
  pending: Promise<ReadyModule> | null;
}

/** Milliseconds for which prepared data may be shown. */
export const freshFor = 30_000;

/** Remote modules from the federation: code, texts and data in parallel. */
export function browserModuleSource(deps: BrowserModuleDeps): BrowserModuleSource {
  const { loader, texts, moduleData, language, requestFiles, beginRead } = deps;
  const ready = new Map<string, RemoteModule>();
  /** The version of the loaded texts, by remote and language. */
  const textsLoaded = new Map<string, string>();

  async function loadTexts(remote: string, to: Language): Promise<void> {
    const opened = await loader.loadRemoteModule<TextsModule>(remote, textsExpose(to));
    // Without its texts a remote slot shows keys. That is better than no remote slot, and it is reported to operators.
    if (!opened.ok) return;
    const { module, version } = opened.value;
    if (textsLoaded.get(`${remote} ${to}`) === version) return;
    textsLoaded.set(`${remote} ${to}`, version);
    addTexts(texts, remote, module.default);
  }

  async function open({ module: name }: SlotAddress): Promise<RemoteModule> {
    const { remote, expose } = splitModuleName(name);
    const [opened] = await Promise.all([
      loader.loadRemoteModule<RemoteModule>(remote, expose),
      loadTexts(remote, language()),
    ]);
    if (!opened.ok) throw new RemoteModuleError(opened.error);
    const { module, version } = opened.value;
    // The remote slot may have fallen back to another version than its texts.
    if (textsLoaded.get(`${remote} ${language()}`) !== version) await loadTexts(remote, language());
    ready.set(name, module);
    return module;
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
    return module.load({ api: await openApi(), shop, params: { ...slot.params }, query, language: language(), signal });
  }

  async function readAll(slot: SlotAddress): Promise<ReadyModule> {
    const module = await open(slot);
    return { Component: module.default, data: await load(module, slot) };
  }

  /** Modules by address from their preparation until they are shown; null after a failure, so that it is not repeated at once. */
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
    } catch {
      entry.pending = null;
    }
  }

  /** A module that needs its code alone, and has it. */
  const codeOf = (slot: SlotAddress): ReadyModule | null => {
    const module = ready.get(slot.module);
    return module && !hasLoad(module) ? { Component: module.default, data: undefined } : null;
  };

  return {
    load(slot) {
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
    report: (error, module) => sendErrorReport(errorReportOf('remoteSlot.failed', error, module)),
  };
}
