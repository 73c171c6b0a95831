// Playwright sends the text of these functions to the page, so they can't use anything else in this file.

/** A property of the page that has changed since before the first script. */
interface Changed {
  /** As in `window.fetch`. */
  label: string;
  /** Only the property's name. */
  name: string;
  isNew: boolean;
}

/** The data of a page before its first script, under a symbol so that they add no name to the window. */
export interface PageWatch {
  changed(): Changed[];
  /** The value of the change with this number: the property's current value. */
  value(index: number): unknown;
  /** Keys that the remote has written or removed, and those whose writer is unknown. */
  storage(): { key: string; place: string }[];
  /** Repeated timers of the remote. */
  goingOn(): Promise<{ kind: string; place: string }[]>;
  /** Starts the record again, for a second visit. */
  again(): void;
  /** Attributes of the document and the body that have changed. */
  attributes(): string[];
  styles: Set<Element>;
}

/**
 * Records the page before its first script, and the origin of each later change. `base` is the common beginning of the addresses of the remote's
 * files.
 */
export function watchPage(base: string): void {
  const callerOf = (): string => /https?:\/\/[^\s)]+:\d+:\d+/.exec(new Error().stack ?? '')?.[0] ?? '';
  const { setTimeout: later, clearTimeout: end } = globalThis;

  /** How often a place in the code has started a timer since the parts were removed. */
  const begunAgain = new Map<string, number>();
  let isGone = false;
  const timers = new Map<string, { kind: string; place: string; run?: () => void }>();
  const wrapTimer = (
    kind: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
    cancel: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
  ) => {
    const pool = kind === 'requestAnimationFrame' ? 'frame' : 'timer';
    const [begin, stop] = [globalThis[kind], globalThis[cancel]] as unknown as ((...given: unknown[]) => number)[];
    const begun = (handler: unknown, ...given: unknown[]): number => {
      const place = callerOf();
      if (!begin) return 0;
      if (!place.startsWith(base) || typeof handler !== 'function') return begin.call(globalThis, handler, ...given);
      const run = (...values: unknown[]) => {
        if (kind !== 'setInterval') timers.delete(`${pool} ${id}`);
        return handler(...values);
      };
      const id = begin.call(globalThis, run, ...given);
      if (isGone) begunAgain.set(place, (begunAgain.get(place) ?? 0) + 1);
      const runNow = () => {
        end(id);
        run(...given.slice(1));
      };
      timers.set(`${pool} ${id}`, { kind, place, ...(kind === 'setTimeout' && { run: runNow }) });
      return id;
    };
    const ended = (id: unknown) => {
      timers.delete(`${pool} ${id}`);
      stop?.call(globalThis, id);
    };
    Object.assign(globalThis, { [kind]: begun, [cancel]: ended });
  };
  wrapTimer('setTimeout', 'clearTimeout');
  wrapTimer('setInterval', 'clearInterval');
  wrapTimer('requestAnimationFrame', 'cancelAnimationFrame');

  const keysOf = (): string[] => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
  const keysBefore = new Set(keysOf());
  const written = new Map<string, string>();
  for (const name of ['setItem', 'removeItem', 'clear'] as const) {
    const inner = Storage.prototype[name] as (...given: string[]) => void;
    Storage.prototype[name] = function (this: Storage, ...given: string[]) {
      const place = callerOf();
      const [key = '(all of them)'] = given;
      if (!written.get(key)?.startsWith(base)) written.set(key, place);
      return inner.apply(this, given);
    };
  }

  const owners = [
    ...[Array, Object, Function, String, Number, Boolean, Date, RegExp, Promise, Map, Set, Error, Storage],
    ...[EventTarget, Event, Node, Element, HTMLElement, HTMLFormElement, HTMLInputElement, Document],
    ...[History, Navigator, XMLHttpRequest, Headers, Request, Response],
  ];
  const objects: Record<string, object> = {
    ...{ window, document, history, navigator, Object, Array, Promise, Date, JSON, Math },
    ...Object.fromEntries(owners.map((owner) => [`${owner.name}.prototype`, owner.prototype as object])),
  };
  const kept = Object.entries(objects).map(([label, object]) => ({
    label,
    object,
    before: Object.getOwnPropertyDescriptors(object) as Record<string, PropertyDescriptor>,
  }));
  const changes = () =>
    kept.flatMap(({ label, object, before }) =>
      Object.entries(Object.getOwnPropertyDescriptors(object) as Record<string, PropertyDescriptor>).flatMap(
        ([name, now]) => {
          const was = Object.hasOwn(before, name) ? before[name] : undefined;
          const isSame = was && was.value === now.value && was.get === now.get && was.set === now.set;
          return isSame
            ? []
            : [{ label: `${label}.${name}`, name, isNew: was === undefined, value: now.value ?? now.get }];
        },
      ),
    );

  const attributesOf = () =>
    [document.documentElement, document.body].flatMap((element) =>
      ['style', 'class', 'inert', 'hidden'].map(
        (name) => `${name} of ${element.localName}: ${element.getAttribute(name) || 'none'}`,
      ),
    );
  let attributesBefore: string[] = [];
  const watch: PageWatch = {
    changed: () => changes().map(({ label, name, isNew }) => ({ label, name, isNew })),
    value: (index) => changes()[index]?.value,
    storage: () => [
      ...[...written].filter(([, place]) => place.startsWith(base)).map(([key, place]) => ({ key, place })),
      ...keysOf()
        .filter((key) => !keysBefore.has(key) && !written.has(key))
        .map((key) => ({ key, place: '' })),
    ],
    async goingOn() {
      // To find repeated timers, pending timers are run immediately, this number of times; those that still exist are repeated or start again each
      // time.
      const rounds = 3;
      isGone = true;
      for (let round = 0; round < rounds; round += 1) {
        for (const { run } of [...timers.values()]) {
          try {
            run?.();
          } catch {
            // The timer would have run after the part's removal; this check ignores its error.
          }
        }
        await new Promise((done) => later(done, 50));
      }
      return [...timers.values()]
        .filter(({ kind, place }) => kind === 'setInterval' || (begunAgain.get(place) ?? 0) >= rounds)
        .map(({ kind, place }) => ({ kind, place }));
    },
    again() {
      isGone = false;
      begunAgain.clear();
    },
    attributes: () => attributesOf().filter((now) => !attributesBefore.includes(now)),
    styles: new Set(),
  };
  // The body exists, and none of its scripts has run.
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    attributesBefore = attributesOf();
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll('style')) watch.styles.add(element);
  });
  Object.defineProperty(globalThis, Symbol.for('festival.watch'), { value: watch });
}

/** The effects of a remote's styles on the shell and on elements without a class, each with its style sheet. */
export function shellStyles(base: string): { what: string; sheet: string }[] {
  const watch = (globalThis as unknown as Record<symbol, PageWatch | undefined>)[Symbol.for('festival.watch')];
  const probe = document.createElement('div');
  const plain = ['button', 'a', 'p', 'h2', 'input', 'ul'].map((name) => document.createElement(name));
  probe.append(...plain);
  document.body.append(probe);
  const elements = [
    ...['html', 'body', 'header', 'header button', 'header a', 'main', 'footer'].map(
      (selector) => [selector, document.querySelector(selector)] as const,
    ),
    ...plain.map((element) => [`every ${element.localName}`, element] as const),
  ];
  // Properties that depend on the size of the page, which a part may change.
  const ofLayout =
    /^(width|height|(inline|block)-size|(perspective|transform)-origin|(inset|margin|grid-template).*|top|left|right|bottom)$/;
  const read = () =>
    elements.flatMap(([name, element]) => {
      if (!element) return [];
      const computed = getComputedStyle(element);
      return [...computed]
        .filter((property) => !ofLayout.test(property))
        .map((property) => ({ name: `${property} of ${name}`, value: computed.getPropertyValue(property) }));
    });
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap((sheet) => {
    const { ownerNode, href } = sheet;
    const isOf =
      href === null ? !(ownerNode instanceof Element && watch?.styles.has(ownerNode)) : href.startsWith(base);
    return isOf && !sheet.disabled
      ? [{ sheet, place: href ?? (ownerNode ? 'a style element' : 'an adopted style sheet') }]
      : [];
  });
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(still);
  for (const { sheet } of sheets) sheet.disabled = true;
  const without = read();
  const found = sheets.flatMap(({ sheet, place }) => {
    sheet.disabled = false;
    const having = read();
    sheet.disabled = true;
    return having
      .filter(({ value }, index) => value !== without[index]?.value)
      .map(({ name }) => ({ what: name, sheet: place }));
  });
  for (const { sheet } of sheets) sheet.disabled = false;
  document.adoptedStyleSheets.pop();
  probe.remove();
  return found;
}

/** Shows all parts again; false if the page can't. */
export const showAgain = (): boolean => {
  const watch = (globalThis as unknown as Record<symbol, PageWatch | undefined>)[Symbol.for('festival.watch')];
  const again = globalThis.festivalSample?.again;
  if (!again) return false;
  watch?.again();
  again();
  return true;
};

/** Removes all parts from the page, as React does; false if the page can't. */
export const endSample = (): boolean => {
  const end = globalThis.festivalSample?.end;
  end?.();
  return end !== undefined;
};
