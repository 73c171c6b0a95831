import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the content of a new page, so that the keyboard starts there and screen readers announce its
 * title.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const content = document.getElementById('content');
    if (shown.current === pathname || !content) return;
    shown.current = pathname;
    // An element needs a role to have an accessible name.
    content.role = 'group';
    content.ariaLabel = document.title;
    content.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
