import { useEffect, useRef, useState } from 'react';

/** The most milliseconds between two presses of somebody who presses quickly. */
export const pressGap = 500;
/** Milliseconds by which a timer may be late on a page that is not busy. */
const usualDelay = 100;

/** Whether somebody is pressing quickly at the moment, and a function that records a press. */
export function usePressing(): { isPressing: boolean; recordPress: () => void } {
  const [isPressing, setIsPressing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = () => {
    clearTimeout(timer.current);
    const due = performance.now() + pressGap;
    timer.current = setTimeout(() => {
      // A busy page, such as one that React is taking over, has presses waiting in line [BYD-05]; without a line they add up [BYD-06].
      if (performance.now() > due + usualDelay || !navigator.onLine) wait();
      else setIsPressing(false);
    }, pressGap);
  };
  const recordPress = () => {
    wait();
    setIsPressing(true);
  };
  return { isPressing, recordPress };
}
