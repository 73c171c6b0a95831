import { tabStorage } from '@festival/shared-ui/storage/tabStorage';

const key = 'festival:panel-scroll';

/** Milliseconds in which a reloaded panel has its content again. */
const patience = 5_000;

/** The element that scrolls around a part of the panel. */
const scrollerOf = (part: Element): Element | null => {
  let around = part.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
};

/** Stores how far the panel is scrolled, for the page that this tab loads next. */
export const keepScroll = (part: Element): void => tabStorage.setItem(key, String(scrollerOf(part)?.scrollTop ?? 0));

/** Scrolls the panel to where it was, as soon as its content is long enough. The answer ends the wait. */
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
