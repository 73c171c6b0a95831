import { createHash } from 'node:crypto';
import { runPeriodically } from '@festival/service-kit/jobs/runPeriodically';
import { chooseMailDelivery } from '@festival/service-kit/mail/chooseMailDelivery';
import { MailRefused } from '@festival/service-kit/mail/mailDelivery';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ReleaseStore } from '../releases/releaseStore.ts';
import type { Records } from '../storage/records.ts';
import { watchName } from '../watch/canaryWatch.ts';
import { keyChanged, type Notice, takenBack } from './notice.ts';
import { noticeMail } from './noticeMail.ts';
import type { NoticeSettings } from './noticeSettings.ts';
import { type Channel, channels, type NoticeRecord, noticeStore } from './noticeStore.ts';
import { sendWebhook } from './sendWebhook.ts';

/** Sends a notice through the channels of the settings; the notice is stored until it is delivered. */
export type Tell = (notice: Notice) => Promise<void>;

type Deps = {
  /** Null if there is no receiver. */
  settings: NoticeSettings | null;
  records: Records;
  releases: Pick<ReleaseStore, 'brands' | 'revisions' | 'find'>;
  keys: PublisherKeys;
  now: () => Date;
  /** Milliseconds between two checks for due notices. */
  pause?: number;
};

/**
 * The number of each brand's newest releases that the registry checks at a start. Releases of the canary watch are
 * reported again, since a crash may have prevented their notices.
 */
const lookedAt = 5;
const lookedBackDays = 3;

/** Sends notices of events that need a person: a canary was taken back, a version was refused, a publisher's key has changed. [BYD-08, FED-08] */
export function openNotices(app: FastifyInstance, deps: Deps): Tell {
  const { settings, records, releases, keys, now, pause = 5_000 } = deps;
  if (settings === null) return async () => {};
  const store = noticeStore(records, now);
  const send = senders(settings, now);
  const open = channels.filter((channel) => settings[channel] !== null);

  const tell: Tell = async (notice) => {
    for (const lost of await store.add(notice, open)) {
      app.log.error({ notice: lost }, 'a notice was not delivered: too many wait');
    }
  };

  async function tellOfReleases(): Promise<void> {
    const since = new Date(now().getTime() - lookedBackDays * 86_400_000).toISOString();
    for (const brand of await releases.brands()) {
      for (const revision of (await releases.revisions(brand)).slice(0, lookedAt)) {
        const release = await releases.find(brand, revision);
        if (release?.by === watchName && release.at > since) await tell(takenBack(release));
      }
    }
  }

  /** Returns the remaining channels. */
  async function attempt({ notice, left, attempts }: NoticeRecord): Promise<Channel[]> {
    const failed: Channel[] = [];
    for (const channel of left) {
      try {
        await send[channel](notice);
      } catch (err) {
        const isForGood = err instanceof MailRefused;
        if (!isForGood) failed.push(channel);
        const said = isForGood ? 'the mail server refuses a notice for good' : 'a notice was not delivered yet';
        app.log.error({ err, notice, channel, attempts }, said);
      }
    }
    return failed;
  }

  async function deliver(): Promise<void> {
    for (let record = await store.takeDue(); record !== null; record = await store.takeDue()) {
      if (await store.tried(record, await attempt(record))) {
        app.log.error({ notice: record.notice }, 'a notice was given up');
      }
    }
  }

  let delivering: ReturnType<typeof runPeriodically> | undefined;
  app.addHook('onReady', async () => {
    await tellOfReleases();
    await tellOfKeys({ records, keys, now, tell });
    delivering = runPeriodically(deliver, pause, (err) => app.log.error({ err }, 'notices were not looked at'));
  });
  app.addHook('onClose', () => delivering?.stop());
  return tell;
}

function senders(
  { webhook, mail }: NoticeSettings,
  now: () => Date,
): Record<Channel, (notice: Notice) => Promise<void>> {
  const delivery = mail && chooseMailDelivery({ ...mail.server, SHOP_DATA: '' });
  return {
    webhook: async (notice) => webhook && sendWebhook(webhook, notice, now),
    mail: async (notice) => mail && delivery?.deliver(notice.id, noticeMail(notice, mail)),
  } as Record<Channel, (notice: Notice) => Promise<void>>;
}

/**
 * The fingerprints of the last start, and the number of changes so far. The number makes each change a separate event,
 * even a change back.
 */
const knownSchema = z.object({ prints: z.record(z.string(), z.string()), changes: z.int() });

/** A fingerprint of each remote's keys. The keys are public, so it need not hide anything. */
const printsOf = (keys: PublisherKeys): Record<string, string> =>
  keys === 'unsigned'
    ? { '*': 'unsigned' }
    : Object.fromEntries(
        [...keys].map(([remote, all]) => {
          const texts = all.map((key) => key.export({ type: 'spki', format: 'der' }).toString('base64')).sort();
          return [remote, createHash('sha256').update(texts.join()).digest('hex').slice(0, 16)];
        }),
      );

/**
 * Compares the keys with those of the last start. A notice is stored before the new fingerprints, so that each change
 * is reported exactly once, even after a crash.
 */
async function tellOfKeys({ records, keys, now, tell }: Pick<Deps, 'records' | 'keys' | 'now'> & { tell: Tell }) {
  const path = 'publisher-keys/last';
  const prints = printsOf(keys);
  const former = await records.read(path, knownSchema);
  const remotes = former === null ? [] : [...new Set([...Object.keys(former.prints), ...Object.keys(prints)])];
  const changed = remotes.filter((remote) => former?.prints[remote] !== prints[remote]);
  if (former !== null && changed.length === 0) return;
  const changes = former === null ? 0 : former.changes + 1;
  for (const remote of changed) {
    const [was = 'none', is = 'none'] = [former?.prints[remote], prints[remote]];
    await tell(
      keyChanged(remote, { change: changes, at: now().toISOString(), reasons: [`before: ${was}`, `now: ${is}`] }),
    );
  }
  await records.replace(path, { prints, changes });
}
