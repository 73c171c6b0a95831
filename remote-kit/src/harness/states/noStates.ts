/** The states of a remote that names none of its own. */
export const states = [];
