import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { CDPSession, Page } from 'playwright';
import { endSample, type PageWatch, shellStyles, showAgain, watchPage } from './watchPage.ts';

/** The changes that a module makes outside its own part of the page, in sentences. */
export interface PageLeaks {
  /** While the module is shown: the effects of its styles on the shell. */
  ofStyles(): Promise<string[]>;
  /** Removes the parts from the page. Returns the remaining changes of this remote. */
  afterEnd(): Promise<string[]>;
  /** Shows the parts once more, waits, and removes them again: a leak that is found only now began on the second visit. */
  afterSecond(untilShown: () => Promise<boolean>): Promise<string[]>;
}

interface ScriptPlace {
  scriptId: string;
  lineNumber: number;
  columnNumber?: number;
}

/** Names that builds and the runtime of Module Federation add to the window; they differ by remote and content, or are shared. */
const ofBuilds =
  /^(webpackChunk|rspackChunk|webpackHotUpdate|rspackHotUpdate|__FEDERATION__|__VMOK__|_FEDERATION_|__GLOBAL_LOADING_REMOTE_ENTRY__)/;

const watch = 'globalThis[Symbol.for("festival.watch")]';

/** More leaks of one kind add no information. */
const most = 5;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Watches a page that is about to open for changes by this remote outside its own part. [BYD-09] */
export async function pageLeaks(
  page: Page,
  { name, version }: Pick<RemoteVersion, 'name' | 'version'>,
  shopUrl: string,
): Promise<PageLeaks> {
  const base = `${shopUrl}/remotes/${name}/${version}/`;
  const client = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  client.on('Debugger.scriptParsed', ({ scriptId, url }) => url.startsWith(base) && scripts.set(scriptId, url));
  await client.send('Debugger.enable');
  await client.send('Debugger.setSkipAllPauses', { skip: true });
  await page.addInitScript(watchPage, base);

  const inFile = (address: string): string => address.replace(base, '');
  const placeOf = ({ scriptId, lineNumber, columnNumber = 0 }: ScriptPlace): string | undefined => {
    const address = scripts.get(scriptId);
    return address && `${inFile(address)}:${lineNumber + 1}:${columnNumber + 1}`;
  };
  /** The places where a script of the remote sets a property with this name. */
  const placeOfWord = async (word: string): Promise<string | undefined> => {
    const query = `(^|[^\\w$])${escaped(word)}["'\`]?\\]?\\s*([:,]|(\\?\\?|\\|\\||&&)?=(?!=))`;
    for (const scriptId of scripts.keys()) {
      const { result } = await client.send('Debugger.searchInContent', { scriptId, query, isRegex: true });
      const [line] = result;
      if (line) return placeOf({ scriptId, ...line, columnNumber: line.lineContent.search(new RegExp(query)) });
    }
    return undefined;
  };
  const { evaluate, read, functionPlace } = inPage(client);

  const changes = async (): Promise<string[]> => {
    const all = await read<ReturnType<PageWatch['changed']>>(`${watch}.changed()`);
    const said: string[] = [];
    for (const [index, { label, name: property, isNew }] of all.entries()) {
      if (property === name || ofBuilds.test(property)) continue;
      const made = await functionPlace(await evaluate(`${watch}.value(${index})`));
      const place = made ? placeOf(made) : await placeOfWord(property);
      const what = isNew ? `adds ${label.replace(/^window\./, 'the global ')}` : `replaces ${label}`;
      if (place) said.push(`it ${what} (${place})`);
    }
    return said;
  };
  const listeners = async (): Promise<string[]> => {
    const said: string[] = [];
    for (const target of ['window', 'document', 'document.documentElement', 'document.body']) {
      const { objectId = '' } = await evaluate(target);
      const found = await client.send('DOMDebugger.getEventListeners', { objectId });
      for (const listener of found.listeners) {
        const place = placeOf(listener);
        if (place) said.push(`it leaves a listener for ${listener.type} on ${target} (${place})`);
      }
    }
    return said;
  };
  const isOwnKey = (key: string): boolean => key.replaceAll('-', '_').startsWith(name);
  const keys = async (): Promise<string[]> => {
    const said: string[] = [];
    for (const { key, place } of await read<ReturnType<PageWatch['storage']>>(`${watch}.storage()`)) {
      const found = isOwnKey(key) ? undefined : place ? inFile(place) : await placeOfWord(key);
      if (found) said.push(`it changes the storage key ${key}, which does not begin with ${name} (${found})`);
    }
    return said;
  };
  const timers = async (): Promise<string[]> =>
    (await read<Awaited<ReturnType<PageWatch['goingOn']>>>(`${watch}.goingOn()`)).map(
      ({ kind, place }) => `its timer goes on after it is gone: ${kind} (${inFile(place)})`,
    );
  const attributes = async (): Promise<string[]> =>
    (await read<string[]>(`${watch}.attributes()`)).map((now) => `it leaves the page changed: ${now}`);

  const leftOver = async (): Promise<string[]> => {
    const all = [await timers(), await listeners(), await changes(), await keys(), await attributes()];
    return all.flatMap((ofKind) => [...new Set(ofKind)].slice(0, most));
  };

  return {
    async ofStyles() {
      const found = await page.evaluate(shellStyles, base);
      return found.slice(0, most).map(({ what, sheet }) => `its styles change the shell: ${what} (${inFile(sheet)})`);
    },
    async afterEnd() {
      if (!(await page.evaluate(endSample))) return ['the host’s build takes no part away: build it again'];
      return leftOver();
    },
    async afterSecond(untilShown) {
      if (!(await page.evaluate(showAgain))) return ['the host’s build shows no part again: build it again'];
      if (!(await untilShown())) return ['it is not usable on its second visit'];
      await page.evaluate(endSample);
      return (await leftOver()).map((one) => `on its second visit ${one}`);
    },
  };
}

/** Uses Chromium's own protocol, which reports where a function was written. */
function inPage(client: CDPSession) {
  const evaluate = async (expression: string, returnByValue = false) => {
    const { result } = await client.send('Runtime.evaluate', { expression, returnByValue, awaitPromise: true });
    return result;
  };
  return {
    evaluate,
    read: async <Value>(expression: string): Promise<Value> => (await evaluate(expression, true)).value as Value,
    async functionPlace({ type, objectId }: { type: string; objectId?: string }): Promise<ScriptPlace | undefined> {
      if (type !== 'function' || !objectId) return undefined;
      const { internalProperties = [] } = await client.send('Runtime.getProperties', { objectId, ownProperties: true });
      return internalProperties.find((one) => one.name === '[[FunctionLocation]]')?.value?.value as
        | ScriptPlace
        | undefined;
    },
  };
}
