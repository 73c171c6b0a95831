import { userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { requiredLevelAtom, standingAtom } from './membershipsAtom.ts';

/** Says whether the visitor's membership is valid in this sale, and what is missing [MEM-02]. */
export function StandingNotice({ requiresMembership }: { requiresMembership: boolean }) {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const standing = useAtomValue(standingAtom);
  const level = useAtomValue(requiredLevelAtom);
  const own = useAtomValue(userAtom)?.membership.level ?? 0;
  const isMember = standing === 'member';
  // A shop that requires no membership shows no notice to visitors without one.
  if (!requiresMembership && (standing === 'guest' || standing === 'none')) return null;
  const action = standing === 'guest' && (
    <Button variant="secondary" onClick={() => void commands().signOn.logIn()}>
      {t('membership.logIn')}
    </Button>
  );
  return (
    <Notice
      tone={isMember ? 'success' : 'info'}
      title={t(`membership.standing.${standing}.title`, { level, own })}
      action={action}
    >
      {t(`membership.standing.${standing}.text`, { level, own })}
    </Notice>
  );
}
