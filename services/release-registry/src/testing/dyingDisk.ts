import { type Disk, realDisk } from '../disk/disk.ts';

/**
 * A disk whose process crashes in the `stepsToLive`th operation. That operation is partly done if possible (a file is
 * half written), and no later operation happens, not even clean-up.
 */
export function dyingDisk(stepsToLive: number): Disk & { died: () => boolean } {
  let steps = 0;
  async function step(whole: () => Promise<void>, half?: () => Promise<void>): Promise<void> {
    steps += 1;
    if (steps < stepsToLive) return whole();
    if (steps === stepsToLive) await half?.();
    throw new Error('the process died');
  }
  return {
    died: () => steps >= stepsToLive,
    makeFolder: (path) => step(() => realDisk.makeFolder(path)),
    writeNew: (path, content) =>
      step(
        () => realDisk.writeNew(path, content),
        () => realDisk.writeNew(path, content.slice(0, content.length / 2)),
      ),
    syncFolder: (path) => step(() => realDisk.syncFolder(path)),
    rename: (from, to) => step(() => realDisk.rename(from, to)),
    link: (from, to) => step(() => realDisk.link(from, to)),
    remove: (path) => step(() => realDisk.remove(path)),
  };
}
