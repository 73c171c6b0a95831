import styles from './connectionNotice.module.css';

/**
 * A line over the page, and over its dialogs. It is outside of React's tree, as an element that exists from the start:
 * only such a live region is read out, also while a dialog is open.
 */
export const connectionNotice = () => {
  const notice = document.createElement('p');
  notice.className = styles.notice ?? '';
  notice.setAttribute('role', 'status');
  notice.setAttribute('aria-live', 'polite');
  document.body.append(notice);
  return {
    /** @param text empty when there is nothing to say. */
    show(text: string): void {
      notice.textContent = text;
    },
  };
};
