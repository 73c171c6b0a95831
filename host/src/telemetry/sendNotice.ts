import type { Notice } from './notice.ts';

/** Sends a notice to the host's server, even while the page is being left. A lost notice is not worth another. */
export function sendNotice(notice: Notice): void {
  navigator.sendBeacon('/telemetry/notices', new Blob([JSON.stringify(notice)], { type: 'application/json' }));
}
