import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the focus to the new page's content, so that a keyboard or a screen reader begins where the eye does. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
