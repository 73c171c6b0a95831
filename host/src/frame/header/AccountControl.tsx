import { capabilitiesAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { hasAccountControl } from '../hasAccountControl.ts';
import { LogInLink } from './LogInLink.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The login link, or the user menu of a signed-in visitor [HDR-01, HDR-04]. */
export function AccountControl() {
  const page = usePage();
  const { pathname } = useLocation();
  const user = useAtomValue(userAtom);
  if (!hasAccountControl(page, useAtomValue(capabilitiesAtom), pathname)) return null;
  return user ? <UserMenu user={user} /> : <LogInLink />;
}
