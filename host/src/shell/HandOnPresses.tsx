import { useLocation } from 'react-router-dom';
import { useHandOn } from '../early-press/useHandOn.ts';

/** Hands on the presses on the frame itself, and those whose controls went with their page or were left on an earlier one. */
export function HandOnPresses() {
  useHandOn(useLocation().pathname);
  return null;
}
