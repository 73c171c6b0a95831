import { capabilitiesAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import { routeAt } from '../routes/routeAt.ts';
import { LogInLink } from './LogInLink.tsx';
import { UserMenu } from './UserMenu.tsx';

/**
 * Logging in, or who is logged in with their menu. Nothing while signing in is not available, in a shop that hides it,
 * on the payment's result, and on the sign-in page, which has its own button [HDR-01, HDR-04].
 */
export function AccountControl() {
  const { isSignOnAvailable } = usePage();
  const { pathname } = useLocation();
  const user = useAtomValue(userAtom);
  const hidesLogin = useAtomValue(capabilitiesAtom)?.hidesLogin ?? true;
  if (!isSignOnAvailable || hidesLogin || routesWithout.includes(routeAt(pathname).name)) return null;
  return user ? <UserMenu user={user} /> : <LogInLink />;
}

const routesWithout = ['login', 'slug-paymentstatus'];
