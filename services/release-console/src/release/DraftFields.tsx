import type { ListedVersion } from '@festival/release-registry/versions/listedVersion';
import { RadioGroup } from '@festival/shared-ui/choice/RadioGroup';
import { TextField } from '@festival/shared-ui/field/TextField';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { texts } from '../texts.ts';
import type { Draft } from './useDraft.ts';

const whom = [
  { value: 'everybody', label: texts.whoEverybody },
  { value: 'share', label: texts.whoShare },
  { value: 'stages', label: texts.whoStages },
] as const;

const moments = [
  { value: 'now', label: texts.whenNow },
  { value: 'moment', label: texts.whenMoment },
] as const;

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

type DraftFieldsProps = { draft: Draft; versions: readonly ListedVersion[]; proposed: string };

/** The fields for the version, its visitors, and the time. */
export function DraftFields({ draft, versions, proposed }: DraftFieldsProps) {
  return (
    <>
      <NativeSelect
        label={texts.version}
        value={draft.version}
        onChange={(event) => draft.setVersion(event.target.value)}
      >
        {optionsOf(versions, [proposed, draft.pin?.stable, draft.pin?.canary]).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <RadioGroup legend={texts.who} options={whom} value={draft.who} onChange={draft.setWho} />
      {draft.who === 'share' && (
        <TextField
          label={texts.percent}
          hint={texts.percentHint}
          error={draft.isShareWrong ? texts.percentError : undefined}
          inputMode="decimal"
          value={draft.percent}
          onChange={(event) => draft.setPercent(event.target.value)}
        />
      )}
      {draft.who === 'stages' && (
        <TextField
          label={texts.plan}
          hint={texts.planHint}
          error={draft.stages === null ? texts.planError : undefined}
          value={draft.plan}
          onChange={(event) => draft.setPlan(event.target.value)}
        />
      )}
      <RadioGroup legend={texts.when} options={moments} value={draft.when} onChange={draft.setWhen} />
      {draft.when === 'moment' && (
        <TextField
          type="datetime-local"
          label={texts.moment}
          hint={texts.momentHint(ownZone)}
          error={draft.isMomentWrong ? texts.momentError : undefined}
          value={draft.moment}
          required
          onChange={(event) => draft.setMoment(event.target.value)}
        />
      )}
      {draft.shareErrors.map((error) => (
        <p key={error}>{error}.</p>
      ))}
    </>
  );
}

/** The published versions, and selected ones that are missing in that list. */
function optionsOf(versions: readonly ListedVersion[], named: readonly (string | undefined)[]) {
  const published = versions.map((one) => ({ id: one.version, label: texts.versionOption(one.version, one) }));
  const missing = [...new Set(named)].filter((id) => id !== undefined && !versions.some((one) => one.version === id));
  return [...missing.map((id = '') => ({ id, label: id })), ...published];
}
