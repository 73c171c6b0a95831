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
  /** The shop's, to know what was shown before. */
  slug: string;
  /** The browser's storage for all tabs; asking for it may throw. */
  memory(): Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Polls the shop's announcement, at once and every 60 s while the tab is visible; a message opens 8002, and
 * none that was dismissed opens again in this browser [NTC-01]. The answer stops it.
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

/** The message that was dismissed last in this browser; a browser that refuses storage remembers it for the page. */
const dismissedMessages = ({ slug, memory }: AnnouncementDeps) => {
  const key = `festival-announced-${slug}`;
  let last: string | null = null;
  return {
    has(message: string): boolean {
      try {
        last = memory().getItem(key) ?? last;
      } catch {
        // See above.
      }
      return last === message;
    },
    add(message: string): void {
      last = message;
      try {
        memory().setItem(key, message);
      } catch {
        // See above.
      }
    },
  };
};
