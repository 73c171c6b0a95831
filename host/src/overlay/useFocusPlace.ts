import { useState } from 'react';
import { type FocusPlace, placeOfFocus } from './focusPlace.ts';

/**
 * Where the focus was when a slot's overlay opened; null before the first. One that follows another in the slot returns to
 * the same place.
 */
export const useFocusPlace = (isOpen: boolean): FocusPlace | null => {
  const [last, setLast] = useState<{ isOpen: boolean; place: FocusPlace | null }>({ isOpen: false, place: null });
  if (isOpen === last.isOpen) return last.place;
  const place = isOpen ? placeOfFocus() : last.place;
  setLast({ isOpen, place });
  return place;
};
