import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';

/**
 * Commands for a test: each is a mock that answers success, `ask` is answered with "confirm". What is given instead
 * stands in its place and is watched as well.
 */
export const fakeCommands = (given: Partial<Commands> = {}): jest.Mocked<Commands> => {
  const mocks: Record<string, jest.Mock> = {
    ask: jest.fn(async () => 'confirm'),
  };
  for (const [name, answer] of Object.entries(given)) mocks[name] = jest.fn(answer as () => unknown);
  return new Proxy(mocks, {
    get: (all, name: string) => {
      // An atom's value is asked whether it is a promise; that is no command.
      if (name === 'then') return undefined;
      all[name] ??= jest.fn(async () => success(undefined));
      return all[name];
    },
  }) as unknown as jest.Mocked<Commands>;
};
