import type { Release } from '@festival/release-contracts/release/release';
import { timeText } from '@festival/release-registry/text/timeText';
import type { WaitingRelease } from '@festival/release-registry/waiting/waitingRelease';

/** The format of times for a person who plans a release; it includes the day of the week. */
const momentForm = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** All texts of the console. Its readers are operators, so they are in English only. */
export const texts = {
  title: 'Releases',
  loading: 'Looking up what is live …',
  brand: 'Brand',
  close: 'Close',
  signOn: 'Sign on',
  signOnHelp: 'See what each brand’s visitors get, and change it. The history will show your address.',
  signOff: 'Sign off',
  refused: {
    unverified: 'Your account’s address is not verified, so you can’t be signed on here. Verify it, then try again.',
    away: 'The sign-on did not answer as it should. Try again in a moment; the registry’s log says why.',
  } as Record<string, string>,
  withoutRights: (email: string) =>
    `You may see nothing here yet. The registry’s operator allows it: release token --owner ${email} --activate <brand>.`,
  failed: 'The registry did not answer',
  stale: 'What you see may be old: the registry did not answer.',
  again: 'Try again',

  matrix: 'What visitors get',
  remote: 'Remote',
  noBrands: 'There is no brand yet. A host that registers its capabilities brings its brands.',
  release: (revision: number) => `Release ${revision}`,
  noRelease: 'No release yet',
  by: ({ by, at }: Pick<Release, 'by' | 'at'>) => `${by}, ${timeText(at)}`,
  notThere: 'not there yet',
  everybody: 'everybody',
  canary: (version: string, percent: string) => `${percent} get ${version}`,
  stable: 'stable',
  canaryLane: 'canary',
  published: (version: string) => `${version} is published`,
  publishedRefused: (version: string, fault: string) =>
    `${version} is published, and was refused here by its mount: ${fault}`,
  notYours: (brand: string) =>
    `You may not change this brand: your token does not name it. The operator makes one with --activate ${brand}.`,
  stage: (text: string) => `Plan: ${text}`,
  change: 'Change',
  takeBack: 'Take back',
  rollBack: 'Roll back',
  stopPlan: 'Stop the plan',
  ofRemote: (remote: string, brand: string) => ` ${remote} of ${brand}`,
  ofVersion: (remote: string, version: string, brand: string) => ` ${remote} ${version} of ${brand}`,
  thisBrand: (brand: string) => ` ${brand}`,
  ofBrand: (brand: string) => ` of ${brand}`,

  health: {
    none: 'no visits in two hours',
    well: (visits: number) => `${visits} ${visits === 1 ? 'visit' : 'visits'}, none threw`,
    throws: (throws: number, visits: number) => `${throws} of ${visits} visits threw`,
    usable: (seconds: number) => `usable after ${seconds.toFixed(2)} s`,
    trouble: 'What throws',
    bad: (remote: string, version: string, brand: string, text: string) => `${remote} ${version} of ${brand}: ${text}`,
    watch: (verdict: string) => `Watch: ${verdict}.`,
  },

  figures: {
    open: 'Figures and errors',
    p75: 'What pages felt like, p75 of two hours',
    vitals: { inp: 'INP', lcp: 'LCP', cls: 'CLS', long: 'Long tasks' },
    title: (remote: string, brand: string) => `${remote} of ${brand}`,
    days: 'What each version came to in the last 14 days. Of one network one visit in twelve hours counts.',
    none: 'No visits were counted in 14 days.',
    table: 'Versions beside one another',
    cameWith: (version: string, release: string) => `${version} came live with ${release}.`,
    facts: {
      visits: 'Visits',
      throws: 'Threw',
      completions: 'Completed',
      orders: 'Orders',
      sales: 'Sales',
      salesEach: 'Sales per 100 visits',
    },
    steps: 'p75 of two hours, by step',
    hours: (version: string) => `Hours of ${version}`,
    since: (hours: readonly { at: string; throws: number }[]) => {
      const threw = hours.find(({ throws }) => throws > 0);
      const first = hours[0] ? `First visit in the hour of ${timeText(hours[0].at)}` : '';
      return threw ? `${first}; first that threw in the hour of ${timeText(threw.at)}.` : `${first}; none threw.`;
    },
    errors: (version: string) => `Errors of ${version}`,
    noErrors: 'No errors were reported in 14 days.',
    error: (count: number, message: string) => `${count} × ${message}`,
    where: (steps: string, browsers: string, brands: string) =>
      `Steps: ${steps}. Browsers: ${browsers}. Brands: ${brands}.`,
    when: (first: string, last: string) => `First ${first}, last ${last}.`,
  },

  changeTitle: (remote: string, brand: string) => `Change ${remote} of ${brand}`,
  version: 'Version',
  versionOption: (version: string, { publishedAt, publishedBy }: { publishedAt: string; publishedBy: string }) =>
    `${version} (${publishedBy}, ${timeText(publishedAt)})`,
  who: 'Who gets it',
  whoEverybody: 'Everybody',
  whoShare: 'A share of the visitors',
  whoStages: 'More and more, by a plan',
  percent: 'Percent of the visitors',
  percentHint: 'Who is in it stays in it when it grows.',
  percentError: 'Give a number above 0 and below 100, as in 10 or 12.5.',
  plan: 'Plan',
  planHint: 'Share:time:visits for each stage, and the last share, as in 5:6h:200,25:1d:1000,100.',
  planError: 'Write each stage as share:time:visits and the last as a share alone.',
  when: 'When',
  whenNow: 'Now',
  whenMoment: 'At a moment',
  moment: 'Date and time',
  momentHint: (zone: string) =>
    `In your time zone, ${zone}. It is made then, if nobody has released this brand before.`,
  momentError: 'Choose a date and a time that are still to come.',
  confirmMoment: 'Plan this release',
  confirmAsk: 'Ask for approval',
  needsApproval:
    'Another account has to approve each release, also one that undoes a remote alone. A roll-back does not wait.',

  preview: {
    make: (version: string) => `Make a link that shows ${version}`,
    reason: 'a look before the release',
    link: (id: string) => `Link to ${id}`,
    hint: (until: string) =>
      `Whoever opens it sees this version in the live shop, and nobody else does, until ${timeText(until)}. release preview --end ends it before.`,
  },

  waiting: {
    title: 'What waits',
    moment: (at: string) =>
      `Planned for ${timeText(at)} (${new Date(at).toLocaleString('en-GB', momentForm)}, your time).`,
    open: 'Waits for another account to approve it.',
    approved: (by: string) => `Approved by ${by}.`,
    asked: ({ by, at }: Pick<Release, 'by' | 'at'>) => `Asked for by ${by}, ${timeText(at)}`,
    own: 'You have asked for it, so somebody else has to approve it.',
    approve: 'Approve',
    cancel: 'Cancel',
    ofNumber: (number: number, brand: string) => ` number ${number} of ${brand}`,
    approveTitle: (number: number, brand: string) => `Approve number ${number} of ${brand}`,
    approveNow: 'Approve and make it now',
    approvePlanned: 'Approve it',
    isApproved: (number: number, brand: string) => `Number ${number} of ${brand} is approved.`,
    stages: (stages: readonly { basisPoints: number }[]) =>
      `A plan of stages: ${stages.map(({ basisPoints }) => `${basisPoints / 100} %`).join(', ')}.`,
    force: (why: string) => `It is released without a mount: ${why}`,
    cancelTitle: (number: number, brand: string) => `Cancel number ${number} of ${brand}`,
    confirmCancel: 'Cancel this release',
    cancelled: (number: number, brand: string) => `Number ${number} of ${brand} is cancelled.`,
    kept: ({ number, brand, needsApproval }: Pick<WaitingRelease, 'number' | 'brand' | 'needsApproval'>) =>
      needsApproval
        ? `It waits as number ${number} of ${brand} until another account approves it.`
        : `It is planned as number ${number} of ${brand}.`,
    unmade: (number: number) => `Number ${number}, not made`,
  },

  weight: (kilobytes: string, difference: string) => `Its browser files weigh ${kilobytes} kB, ${difference}.`,
  heavier: (kilobytes: string, version: string) => `${kilobytes} kB more than those of ${version}`,
  lighter: (kilobytes: string, version: string) => `${kilobytes} kB less than those of ${version}`,
  asHeavy: (version: string) => `as much as those of ${version}`,
  commitsBetween: 'See the commits between (a new tab)',
  diff: 'What changes',
  becomes: 'becomes',
  noDiff: 'Nothing: its visitors have this already.',
  reason: 'Reason',
  reasonHint: 'The history shows it with your address.',
  reasonError: 'Say why, for whoever reads the history.',
  force: 'Release it without a mount, because',
  forceHeavier: 'It may weigh that much, because',
  forceHint: (command: string) => `Better: ${command}, then confirm again.`,
  looked: (revision: number) => `You look at release ${revision}.`,
  confirmChange: 'Make this release',
  rollBackTitle: (brand: string, revision: number) => `Roll ${brand} back to release ${revision}`,
  confirmRollBack: 'Roll back',
  stopTitle: (brand: string) => `Stop the plan of ${brand}`,
  stopHelp: 'The share that it has reached stays.',
  confirmStop: 'Stop the plan',
  moved: (brand: string, revision: number) => `${brand} is at release ${revision} meanwhile`,
  lookAgain: 'Look again',
  released: (brand: string, revision: number) => `${brand} is at release ${revision} now.`,
  nothingToDo: (brand: string) => `${brand} has this already.`,
  started: (brand: string) => `The plan of ${brand} has begun.`,
  stopped: (brand: string) => `The plan of ${brand} is stopped.`,

  history: (brand: string) => `History of ${brand}`,
  restores: (revision: number) => `back to ${revision}`,
  rollBackTo: (revision: number) => `Roll back to ${revision}`,
  earlier: 'Show earlier ones',
  noHistory: 'Nothing was released yet.',
};
