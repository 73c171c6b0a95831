/** Saves changes to a file: many changes share one save. */
export type SavedChanges = {
  /** Marks the contents as changed. */
  changed: () => void;
  /** Writes the file if anything has changed. */
  save: () => Promise<void>;
  /** Resolves when every change until now is saved. Rejects when it could not be written. */
  saved: () => Promise<void>;
};

export function savedChanges(write: () => Promise<void>): SavedChanges {
  let isChanged = false;
  let nextSave = Promise.withResolvers<void>();
  let lastSave = Promise.resolve();
  return {
    changed: () => {
      isChanged = true;
    },
    save: async () => {
      if (!isChanged) return;
      isChanged = false;
      const { promise, resolve, reject } = nextSave;
      nextSave = Promise.withResolvers();
      // If no request waits for this save, only the caller of `save` gets the error.
      promise.catch(() => {});
      lastSave = promise;
      try {
        await write();
        resolve();
      } catch (error) {
        isChanged = true;
        reject(error);
        throw error;
      }
    },
    saved: () => (isChanged ? nextSave.promise : lastSave),
  };
}
