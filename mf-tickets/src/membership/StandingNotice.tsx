import { userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useShopLink } from '@festival/shared-ui/link/useShopLink';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { holdsMembershipAtom, requiredLevelAtom, standingAtom } from './membershipsAtom.ts';

interface StandingNoticeProps {
  requiresMembership: boolean;
  /** Whether the notice is above the tickets: it then links to the memberships, and says nothing once the visitor has one or has chosen one. */
  isAboveTickets?: boolean;
}

/** Says whether the visitor's membership is valid in this sale, and what is missing [MEM-02]. */
export function StandingNotice({ requiresMembership, isAboveTickets = false }: StandingNoticeProps) {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const standing = useAtomValue(standingAtom);
  const level = useAtomValue(requiredLevelAtom);
  const own = useAtomValue(userAtom)?.membership.level ?? 0;
  const isMember = standing === 'member';
  const isJoining = useAtomValue(holdsMembershipAtom);
  const link = useShopLink('membership');
  if (isAboveTickets && (isMember || isJoining)) return null;
  // A shop that requires no membership shows no notice to visitors without one.
  if (!requiresMembership && (standing === 'guest' || standing === 'none')) return null;
  const canJoin = isAboveTickets && (standing === 'none' || standing === 'expired');
  const action =
    standing === 'guest' ? (
      <Button variant="secondary" onClick={() => void commands().signOn.logIn()}>
        {t('membership.logIn')}
      </Button>
    ) : (
      canJoin && (
        <ButtonLink {...link} variant="secondary">
          {t('membership.choose')}
        </ButtonLink>
      )
    );
  return (
    <Notice
      tone={isMember ? 'success' : 'info'}
      title={t(`membership.standing.${standing}.title`, { level, own })}
      action={action}
    >
      {canJoin ? t('membership.needed', { level }) : t(`membership.standing.${standing}.text`, { level, own })}
    </Notice>
  );
}
