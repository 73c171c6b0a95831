export class LockProblem extends Error {}
export function completeLockFile(root: string): string[];
