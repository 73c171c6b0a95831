import { getAnnouncement } from '@festival/shared-contracts/api/announcementCalls';
import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { type ErrorReport, errorReportOf } from '../../network/errorReport.ts';

/** Milliseconds between two polls [NTC-01]. */
const pollEvery = 60_000;

interface AnnouncementDeps {
  /** The client of `/api`. */
  http: HttpClient;
  openModal: Commands['overlay']['openModal'];
  report(report: ErrorReport): void;
  /** The shop's slug, under which dismissed messages are stored. */
  slug: string;
  /** The browser's storage for all tabs; calling it may throw. */
  memory(): Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Polls the shop's announcement, at once and every 60 s while the tab is visible. A message opens 8002; a dismissed
 * message does not open again in this browser [NTC-01]. Returns a function that stops it.
 */
export const followAnnouncements = (deps: AnnouncementDeps): (() => void) => {
  const dismissed = dismissedMessages(deps);
  let isPolling = false;
  const show = ({ title, error }: { title: string; error: string }): void => {
    const message = JSON.stringify([title, error]);
    if (dismissed.has(message)) return;
    void deps.openModal(8002, { message: error, values: { title } }).then(() => dismissed.add(message));
  };
  const poll = async (): Promise<void> => {
    if (isPolling || document.visibilityState !== 'visible') return;
    isPolling = true;
    try {
      const answer = await callEndpoint(deps.http, getAnnouncement, { query: { time: Date.now() } });
      if (!answer.ok) return deps.report(errorReportOf('announcement.notRead', answer.error));
      if (answer.value.message) show(answer.value.message);
    } catch (error) {
      deps.report(errorReportOf('announcement.notRead', error));
    } finally {
      isPolling = false;
    }
  };
  const timer = setInterval(() => void poll(), pollEvery);
  void poll();
  return () => clearInterval(timer);
};

/**
 * The last message that was dismissed in this browser. If the browser refuses storage, it is remembered for this page
 * only.
 */
const dismissedMessages = ({ slug, memory }: AnnouncementDeps) => {
  const key = `festival-announced-${slug}`;
  let last: string | null = null;
  return {
    has(message: string): boolean {
      try {
        last = memory().getItem(key) ?? last;
      } catch {
        // The browser refuses storage, so only this page remembers the message.
      }
      return last === message;
    },
    add(message: string): void {
      last = message;
      try {
        memory().setItem(key, message);
      } catch {
        // The browser refuses storage, so only this page remembers the message.
      }
    },
  };
};
