import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notInHarness } from './notInHarness.ts';

export const fakeSignOnCommands = (): Commands['signOn'] => ({
  logIn: notInHarness('signOn.logIn'),
  register: notInHarness('signOn.register'),
  logOut: notInHarness('signOn.logOut'),
  editAccount: notInHarness('signOn.editAccount'),
  readMembership: notInHarness('signOn.readMembership'),
  signUpForNewsletter: notInHarness('signOn.signUpForNewsletter'),
  confirmNewsletter: notInHarness('signOn.confirmNewsletter'),
  setNewsletter: notInHarness('signOn.setNewsletter'),
  setConsent: notInHarness('signOn.setConsent'),
});
