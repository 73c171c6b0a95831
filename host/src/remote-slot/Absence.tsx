import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { absentPathAtom } from '../routes/absentPathAtom.ts';

/** Tells that a remote has nothing at the address on the screen, so that its title says so [I18-08]. */
export function Absence() {
  const { pathname } = useLocation();
  const setAbsentPath = useSetAtom(absentPathAtom);
  useEffect(() => setAbsentPath(pathname), [pathname, setAbsentPath]);
  return null;
}
