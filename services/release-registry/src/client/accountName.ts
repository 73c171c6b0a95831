import { userInfo } from 'node:os';

/**
 * The name of the system account. If the account has no name, as in a container without an entry for the user, returns
 * ''.
 */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
