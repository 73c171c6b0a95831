import type { LoadContext, TextsModule } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import type { Language } from '@festival/shared-contracts/language/language';
import type { i18n } from 'i18next';
import type { RemoteModule } from '../../src/remote-slot/remoteModule.ts';
import {
  type ReadyModule,
  type RemoteModuleSource,
  type SlotAddress,
  settled,
  slotKey,
} from '../../src/remote-slot/remoteModuleSource.ts';
import { splitModuleName } from '../../src/remote-slot/splitModuleName.ts';
import { textsExpose } from '../../src/remote-slot/textsExpose.ts';
import { type ErrorReport, errorReportOf } from '../../src/telemetry/errorReport.ts';

/** Opens an exposed module of a remote's server file. @throws when the remote has no server file, or the file has no such exposed module. */
export type EvaluateRemoteModule = <Module>(remote: string, expose: string) => Module;

interface ServerModuleDeps {
  evaluate: EvaluateRemoteModule;
  texts: i18n;
  api: LoadContext['api'];
  shop: LoadContext['shop'];
  language: Language;
  signal: AbortSignal;
  /** Every remote slot stays a skeleton: a page must go out, and one of them would not let it. */
  skeletonsOnly: boolean;
}

export interface ServerModuleSource extends RemoteModuleSource {
  /** What the remote slots' `load` answered, for the browser to go on with. */
  moduleData: Record<string, unknown>;
  /** The exposed modules that the page uses: their files are linked from its head. */
  modulesUsed: Set<ExposedModuleName>;
  errorReports: ErrorReport[];
}

/** A reading that fails where it is read, inside the remote slot's boundary: it goes out as its skeleton. */
function refused(error: unknown): Promise<never> {
  const pending = Promise.reject(error);
  pending.catch(() => {});
  return pending;
}

/** Remote modules from the remotes' server files, for one request. */
export function serverModuleSource(settings: ServerModuleDeps): ServerModuleSource {
  const { evaluate, texts, api, shop, language, signal, skeletonsOnly } = settings;
  const moduleData: Record<string, unknown> = {};
  const modulesUsed = new Set<ExposedModuleName>();
  const errorReports: ErrorReport[] = [];
  const report = (error: unknown, module: ExposedModuleName) =>
    void errorReports.push(errorReportOf('remoteSlot.unrendered', error, module));

  async function readData({ load, default: Component }: RemoteModule, slot: SlotAddress): Promise<ReadyModule> {
    const query = Object.fromEntries(new URLSearchParams(slot.query));
    const data = await load?.({ api, shop, params: { ...slot.params }, query, language, signal });
    moduleData[slotKey(slot)] = data;
    return { Component, data };
  }

  function read(slot: SlotAddress): Promise<ReadyModule> {
    const { remote, expose } = splitModuleName(slot.module);
    modulesUsed.add(slot.module);
    if (skeletonsOnly) return refused(new Error('This page goes out with skeletons only'));
    const opened = evaluate<RemoteModule>(remote, expose);
    const bundle = evaluate<TextsModule>(remote, textsExpose(language)).default;
    texts.addResourceBundle(language, remote, bundle, true, true);
    return opened.load ? readData(opened, slot) : settled({ Component: opened.default, data: undefined });
  }

  return {
    moduleData: moduleData,
    modulesUsed: modulesUsed,
    errorReports: errorReports,
    report,
    load(slot) {
      try {
        return read(slot);
      } catch (error) {
        report(error, slot.module);
        return refused(error);
      }
    },
  };
}
