import { success } from '@festival/shared-contracts/errors/result';
import { texts } from '../texts.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import { DraftFields } from './DraftFields.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import type { PanelProps } from './panelProps.ts';
import { ReleaseDiff } from './ReleaseDiff.tsx';
import { Sources } from './Sources.tsx';
import type { Given } from './useConfirmation.ts';
import { useDraft } from './useDraft.ts';
import { useVersion } from './useVersion.ts';
import { useVersions } from './useVersions.ts';
import { weightText } from './weightText.ts';

/** The sentence that is shown after a release, with the release's notices. */
const told = ({ notices = [] }: { notices?: string[] | undefined }, done: string) =>
  success([done, ...notices].join(' '));

/** Releases a version of one remote to all of a brand's visitors, to a share of them, or in stages by a plan. */
export function ChangePanel({ api, by, ...props }: PanelProps<'change'>) {
  const { looked, remote, version: proposed } = props.action;
  const { brand, release } = looked;
  const draft = useDraft({ looked, remote, version: proposed });
  const versions = useVersions(api, remote);
  const ofStable = useVersion(api, remote, draft.pin?.stable);
  const ofVersion = useVersion(api, remote, draft.version);
  const parent = release?.revision ?? 0;

  async function activate(given: Given) {
    const answer = await api.activate({ brand, parent, by, changes: draft.changes, ...draft.planned, ...given });
    if (!answer.ok) return answer;
    if (answer.value.outcome === 'waiting') return told(answer.value, texts.waiting.kept(answer.value.waiting));
    const { outcome, release: made } = answer.value;
    return told(
      answer.value,
      outcome === 'activated' ? texts.released(brand, made.revision) : texts.nothingToDo(brand),
    );
  }

  async function startPlan(given: Given) {
    const versionsOfPlan = { [remote]: draft.version };
    const order = { parent, versions: versionsOfPlan, stages: draft.stages ?? [], by, ...draft.planned, ...given };
    const answer = await api.startPlan(brand, order);
    if (!answer.ok) return answer;
    return told(
      answer.value,
      answer.value.outcome === 'waiting' ? texts.waiting.kept(answer.value.waiting) : texts.started(brand),
    );
  }

  return (
    <ConfirmPanel
      {...props}
      title={texts.changeTitle(remote, brand)}
      confirmLabel={
        draft.when === 'moment' ? texts.confirmMoment : looked.needsApproval ? texts.confirmAsk : texts.confirmChange
      }
      isReady={draft.isReady}
      mountCommand={`npx festival-release mount --brand ${brand} ${remote}@${draft.version}`}
      confirm={draft.who === 'stages' ? startPlan : activate}
    >
      <DraftFields draft={draft} versions={versions} proposed={proposed} />
      {looked.needsApproval && <p>{texts.needsApproval}</p>}
      <ReleaseDiff before={draft.before} after={draft.after} />
      {draft.version !== draft.pin?.stable && (
        <PreviewLink api={api} by={by} brand={brand} remote={remote} version={draft.version} />
      )}
      {ofVersion && ofStable && ofVersion.version !== ofStable.version && (
        <>
          <p>{weightText(ofVersion, ofStable)}</p>
          <Sources before={ofStable} after={ofVersion} />
        </>
      )}
    </ConfirmPanel>
  );
}
