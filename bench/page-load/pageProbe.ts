/**
 * Times measured in a page, in milliseconds from the start of its navigation; 0 for events that have not happened yet.
 */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  priceVisible: number;
  /** React has hydrated the watched control. */
  usable: number;
  /** All images and scripts in the HTML are loaded. */
  loaded: number;
  layoutShift: number;
  longTasks: { began: number; lasted: number }[];
  /** The last press of a control or link. */
  pressed: number;
  /** The first painted change of the cart in the header after that press. */
  answered: number;
  /** The first frame after that press in which another page's heading and content are shown. */
  arrived: number;
}

declare global {
  var __seen: Seen;
}

/**
 * Runs in a page before its own scripts, and records times in `__seen`. It checks once per frame: a time is taken at the first frame that shows the
 * element, or later if the processor is busy. `control` is a selector of the control that a shopper would press first.
 */
export function probePage(control: string): void {
  const seen: Seen = {
    firstPaint: 0,
    largestPaint: 0,
    priceVisible: 0,
    usable: 0,
    loaded: 0,
    layoutShift: 0,
    longTasks: [],
    pressed: 0,
    answered: 0,
    arrived: 0,
  };
  globalThis.__seen = seen;
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ began: startTime, lasted: duration });
  });
  addEventListener('load', () => {
    seen.loaded = performance.now();
  });

  const isLaidOut = (node: Element | null) => (node?.getBoundingClientRect().width ?? 0) > 0;
  const main = () => document.querySelector('main');
  /** The element with the first price of the content. */
  const price = () => {
    const texts = document.createTreeWalker(main() ?? document.head, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (/€\s?\d/.test(data)) return parentElement;
    }
    return null;
  };
  const isTakenOver = (node: Element | null) =>
    node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const cart = () => document.querySelector('header button[aria-haspopup="dialog"]')?.textContent ?? '';

  let before = { heading: '', cart: '' };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      before = { heading: heading(), cart: cart() };
      Object.assign(seen, { pressed: timeStamp, answered: 0, arrived: 0 });
    },
    true,
  );
  /** Records the time after the current frame is painted. */
  const whenPainted = (record: (time: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => record(performance.now());
    port2.postMessage(null);
  };
  const hasArrived = () =>
    heading() !== before.heading && isLaidOut(main()) && !main()?.querySelector('[aria-busy="true"]');
  const look = () => {
    if (!seen.priceVisible && isLaidOut(price())) seen.priceVisible = performance.now();
    if (!seen.usable && isTakenOver(document.querySelector(control))) seen.usable = performance.now();
    if (seen.pressed && !seen.answered && cart() !== before.cart) whenPainted((time) => (seen.answered ||= time));
    if (seen.pressed && !seen.arrived && hasArrived()) whenPainted((time) => (seen.arrived ||= time));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
