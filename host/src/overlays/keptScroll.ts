import { tabStorage } from '@festival/shared-ui/storage/tabStorage';

const key = 'festival:panel-scroll';

/** Milliseconds after which a reloaded panel must have its content again. */
const patience = 5_000;

/** The scrolling element around a part of the panel. */
const scrollerOf = (part: Element): Element | null => {
  let around = part.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
};

/** Scrolls the panel to its first line. */
export const scrollToStart = (part: Element): void => {
  const scroller = scrollerOf(part);
  if (scroller) scroller.scrollTop = 0;
};

/** Stores the panel's scroll position for the next page of this tab. */
export const keepScroll = (part: Element): void => tabStorage.setItem(key, String(scrollerOf(part)?.scrollTop ?? 0));

/** Scrolls the panel to its stored position once its content is long enough. Returns a function that stops waiting. */
export const restoreScroll = (part: Element): (() => void) => {
  const until = performance.now() + patience;
  let frame = 0;
  const place = (top: number): void => {
    const scroller = scrollerOf(part);
    if (scroller && scroller.scrollHeight - scroller.clientHeight >= top) scroller.scrollTop = top;
    else if (performance.now() < until) frame = requestAnimationFrame(() => place(top));
  };
  const top = Number(tabStorage.getItem(key) ?? 0);
  tabStorage.removeItem(key);
  if (top > 0) place(top);
  return () => cancelAnimationFrame(frame);
};
