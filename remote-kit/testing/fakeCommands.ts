import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { commandSamples } from './commandSamples.ts';

/** Commands given by a test, by area. */
export type GivenCommands = { [Area in keyof Commands]?: Partial<Commands[Area]> };

/** Every command of the contracts as a mock. */
export type FakeCommands = { [Area in keyof Commands]: jest.Mocked<Commands[Area]> };

/**
 * Commands for a test: each is a mock that returns success; `overlay.openModal` returns "confirm". Given commands
 * replace these, as mocks too.
 */
export const fakeCommands = (given: GivenCommands = {}): FakeCommands => {
  const areas = Object.keys(commandSamples) as (keyof Commands)[];
  const standard: GivenCommands = { overlay: { openModal: async () => 'confirm' } };
  const fakes = areas.map((area) => [area, fakeArea(area, { ...standard[area], ...given[area] })]);
  return Object.fromEntries(fakes) as FakeCommands;
};

const fakeArea = (area: keyof Commands, answers: object) => {
  const given = new Map<string, () => unknown>(Object.entries(answers));
  const mockOf = (name: string) => jest.fn(given.get(name) ?? (async () => success(undefined)));
  return Object.fromEntries(Object.keys(commandSamples[area]).map((name) => [name, mockOf(name)]));
};
