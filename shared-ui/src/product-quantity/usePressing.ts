import { useEffect, useRef, useState } from 'react';

/** The most milliseconds between two presses of somebody who presses quickly. */
export const pressGap = 500;

/** Whether somebody is pressing quickly at the moment, and a function that records a press. */
export function usePressing(): { isPressing: boolean; recordPress: () => void } {
  const [isPressing, setIsPressing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const recordPress = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsPressing(false), pressGap);
    setIsPressing(true);
  };
  return { isPressing, recordPress };
}
