import type { ExposedModuleName, LoadContext } from '@festival/shared-contracts/exposed-module/exposedModule';
import type { ModuleNamed } from '@festival/shared-contracts/exposed-module/exposedTypes';
import type { Language } from '@festival/shared-contracts/language/languages';
import { addTexts } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { type ErrorReport, errorReportOf } from '../../src/network/errorReport.ts';
import type { RemoteModule } from '../../src/remotes/slot/remoteModule.ts';
import {
  type ReadyModule,
  type RemoteModuleSource,
  type SlotAddress,
  settled,
  slotKey,
} from '../../src/remotes/slot/remoteModuleSource.ts';
import { splitModuleName } from '../../src/remotes/slot/splitModuleName.ts';
import { textsExpose } from '../../src/remotes/slot/textsExpose.ts';

/**
 * Evaluates an exposed module of a remote's server file. @throws when the remote has no server file, or the file lacks
 * the exposed module.
 */
export type EvaluateRemoteModule = <Expose extends string>(
  remote: string,
  expose: Expose,
) => ModuleNamed<Expose, ReactNode>;

interface ServerModuleDeps {
  evaluate: EvaluateRemoteModule;
  texts: i18n;
  /** The client of the API, created with the first call, since few pages make one. */
  api: () => LoadContext['api'];
  shop: LoadContext['shop'];
  language: Language;
  signal: AbortSignal;
  /** Whether a module's skeleton is sent at once, because it blocked this page or others. */
  isSkipped: (module: ExposedModuleName) => boolean;
  /** Called with the module whose code runs next. */
  onModule: (module: ExposedModuleName) => void;
}

export interface ServerModuleSource extends RemoteModuleSource {
  /** The answers of the remote slots' `load`, for hydration. */
  moduleData: Record<string, unknown>;
  /** Whether a `load` found nothing at the page's address. */
  isNothingThere: () => boolean;
  /** The exposed modules on the page, whose files the head links. */
  modulesUsed: Set<ExposedModuleName>;
  /** The module whose code threw this error, otherwise the one whose code ran last. */
  moduleOf: (error: unknown) => ExposedModuleName | undefined;
  errorReports: ErrorReport[];
}

/** A promise that fails inside the remote slot's boundary, so that its skeleton is sent. */
function failedModule(error: unknown): Promise<never> {
  const pending = Promise.reject(error);
  pending.catch(() => {});
  return pending;
}

/** A module that reports when its component starts: if data are loaded, this is later than the module's own start. */
function marked({ default: Component, ...module }: RemoteModule, onRender: () => void): RemoteModule {
  return {
    ...module,
    default: (props) => {
      onRender();
      return createElement(Component, props);
    },
  };
}

/** Remote modules from the remotes' server files, for one request. */
export function serverModuleSource(deps: ServerModuleDeps): ServerModuleSource {
  const { evaluate, texts, shop, language, signal, isSkipped } = deps;
  const moduleData: Record<string, unknown> = {};
  const modulesUsed = new Set<ExposedModuleName>();
  const errorReports: ErrorReport[] = [];
  const failures = new Map<unknown, ExposedModuleName>();
  let running: ExposedModuleName | undefined;
  const onModule = (module: ExposedModuleName) => {
    running = module;
    deps.onModule(module);
  };
  const report = (error: unknown, module: ExposedModuleName) =>
    void errorReports.push(errorReportOf('remoteSlot.unrendered', error, module));

  async function readData({ load, default: Component }: RemoteModule, slot: SlotAddress): Promise<ReadyModule> {
    const query = Object.fromEntries(new URLSearchParams(slot.query));
    const context = { api: deps.api(), shop, params: { ...slot.params }, query, language, signal };
    const data = await load?.(context).catch((error: unknown) => {
      failures.set(error, slot.module);
      throw error;
    });
    moduleData[slotKey(slot)] = data;
    return { Component, data };
  }

  function read(slot: SlotAddress): Promise<ReadyModule> {
    const { remote, expose } = splitModuleName(slot.module);
    modulesUsed.add(slot.module);
    if (isSkipped(slot.module)) return failedModule(new Error(`${slot.module} blocked a page, its skeleton is sent`));
    onModule(slot.module);
    const opened = marked(evaluate(remote, expose), () => onModule(slot.module));
    const bundle = evaluate(remote, textsExpose(language)).default;
    addTexts(texts, remote, bundle);
    return opened.load ? readData(opened, slot) : settled({ Component: opened.default, data: undefined });
  }

  return {
    moduleData,
    isNothingThere: () => Object.values(moduleData).includes(null),
    modulesUsed,
    moduleOf: (error) => failures.get(error) ?? running,
    errorReports,
    failed(error, module) {
      report(error, module);
      return false;
    },
    shown: () => true,
    load(slot) {
      try {
        return read(slot);
      } catch (error) {
        report(error, slot.module);
        return failedModule(error);
      }
    },
  };
}
