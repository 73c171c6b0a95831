import { useState } from 'react';
import { currentFocusPlace, type FocusPlace } from './focusPlace.ts';

/**
 * The focus before a slot's overlay opened; null before the first. An overlay that follows another in the slot returns
 * the focus to the same place.
 */
export const useFocusPlace = (isOpen: boolean): FocusPlace | null => {
  const [last, setLast] = useState<{ isOpen: boolean; place: FocusPlace | null }>({ isOpen: false, place: null });
  if (isOpen === last.isOpen) return last.place;
  const place = isOpen ? currentFocusPlace() : last.place;
  setLast({ isOpen, place });
  return place;
};
