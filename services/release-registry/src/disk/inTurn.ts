/** Runs one task after another, so that what one has looked at doesn't change while it acts on it. */
export type InTurn = <Answer>(task: () => Promise<Answer>) => Promise<Answer>;

export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const answer = last.then(task, task);
    last = answer.catch(() => {});
    return answer;
  };
}
