/** Runs tasks one after another, so that the state that a task has read does not change while it acts. */
export type InTurn = <Answer>(task: () => Promise<Answer>) => Promise<Answer>;

export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const answer = last.then(task, task);
    last = answer.catch(() => {});
    return answer;
  };
}
