/**
 * Times measured in a page, in milliseconds from the start of its navigation; 0 for events that have not happened yet.
 */
export interface SeenList {
  /** React has hydrated the header. */
  shell: number;
  /** React has hydrated the last product's control. */
  hydrated: number;
  /** The last press of a control, and the first change of the header painted after it. */
  pressed: number;
  answered: number;
  longTasks: { began: number; lasted: number }[];
}

declare global {
  var __list: SeenList;
}

/** Runs in a page before its own scripts, and records in `__list`, checking once per frame. */
export function listProbe(): void {
  const seen: SeenList = { shell: 0, hydrated: 0, pressed: 0, answered: 0, longTasks: [] };
  globalThis.__list = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ began: startTime, lasted: duration });
  }).observe({ type: 'longtask', buffered: true });
  const isTakenOver = (node: Element | undefined) =>
    node !== undefined && Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const cart = () => document.querySelector('header button[aria-haspopup="dialog"]');
  let before = '';
  addEventListener(
    'click',
    ({ timeStamp }) => {
      before = cart()?.textContent ?? '';
      Object.assign(seen, { pressed: timeStamp, answered: 0 });
    },
    true,
  );
  const look = () => {
    if (!seen.shell && isTakenOver(cart() ?? undefined)) seen.shell = performance.now();
    const controls = seen.hydrated ? [] : [...document.querySelectorAll('main fieldset button')];
    if (document.readyState !== 'loading' && isTakenOver(controls.at(-1))) seen.hydrated = performance.now();
    if (seen.pressed && !seen.answered && cart()?.textContent !== before) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        seen.answered ||= performance.now();
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
