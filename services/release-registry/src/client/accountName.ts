import { userInfo } from 'node:os';

/** The name of the system's account; '' if it has none, as in a container without an entry for the user. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
