/**
 * The statuses of a table's rows, each with those that may follow it and who moves a row there: the function of the database,
 * or the function of this code. What is missing here the database refuses (`check_…_transition`).
 */
export type Transitions<Status extends string, Mover extends string> = {
  readonly [From in Status]: { readonly [To in Status]?: readonly Mover[] };
};

/** The statuses from which a mover moves a row to another one, for `where status = any (…)`. */
export function statusesBefore<Status extends string, Mover extends string>(
  transitions: Transitions<Status, Mover>,
  to: NoInfer<Status>,
  mover: NoInfer<Mover>,
): Status[] {
  return (Object.keys(transitions) as Status[]).filter((from) => transitions[from][to]?.includes(mover));
}
