import { userAtom } from '@festival/shared-contracts/state/shopState';
import { emailField } from '@festival/shared-contracts/text/emailAddress';
import { atom } from 'jotai';

/** The address of the visitor's account, which the form keeps; null if the form refuses it, so that the visitor types another one [CHK-03]. */
export const accountEmailAtom = atom((get) => {
  const email = get(userAtom)?.profile.email;
  return emailField.safeParse(email).success ? email : null;
});
