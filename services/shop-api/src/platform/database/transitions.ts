/**
 * The statuses of a table's rows, each with the possible next statuses and the functions (SQL or TypeScript) that set
 * them. The database refuses every other change (`check_…_transition`).
 */
export type Transitions<Status extends string, Mover extends string> = {
  readonly [From in Status]: { readonly [To in Status]?: readonly Mover[] };
};

/** The statuses from which a function moves a row to another status, for `where status = any (…)`. */
export function statusesBefore<Status extends string, Mover extends string>(
  transitions: Transitions<Status, Mover>,
  to: NoInfer<Status>,
  mover: NoInfer<Mover>,
): Status[] {
  return (Object.keys(transitions) as Status[]).filter((from) => transitions[from][to]?.includes(mover));
}
