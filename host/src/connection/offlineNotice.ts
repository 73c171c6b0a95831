import styles from './offlineNotice.module.css';

/**
 * A line over the page, and over its dialogs. It is outside of React's tree, as an element that exists from the start:
 * only such a live region is read out, also while a dialog is open.
 */
export const offlineNotice = (text: string) => {
  const notice = document.createElement('p');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-live', 'polite');
  document.body.append(notice);
  return {
    show(isOffline: boolean): void {
      notice.textContent = isOffline ? text : '';
    },
  };
};
