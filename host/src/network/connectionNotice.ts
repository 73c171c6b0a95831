import styles from './connectionNotice.module.css';

/**
 * A notice over the page and its dialogs. It is outside React's tree and exists from the start, because screen readers
 * announce changes only in a live region that already exists. They announce them while a dialog is open too.
 */
export const connectionNotice = () => {
  const notice = document.createElement('p');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-live', 'polite');
  document.body.append(notice);
  return {
    /** @param text empty to hide the notice. */
    show(text: string): void {
      notice.textContent = text;
    },
  };
};
