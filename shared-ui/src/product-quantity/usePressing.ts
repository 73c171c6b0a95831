import { useEffect, useRef, useState } from 'react';

/** Milliseconds within which one press follows another when somebody presses quickly. */
export const pressGap = 500;

/** Whether somebody is pressing just now, one press quickly after the other; and how to tell of a press. */
export function usePressing(): { isPressing: boolean; notePress: () => void } {
  const [isPressing, setIsPressing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const notePress = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsPressing(false), pressGap);
    setIsPressing(true);
  };
  return { isPressing, notePress };
}
