// Marks in the browser's performance timeline. The code that watches the visit is loaded late and reads the earlier
// marks there, so the page's first code does not have to keep a list.

/** The prefix of a mark: a remote slot shows its module, which can be used. The module's name follows. */
export const slotReady = 'slot ';
/** The prefix of a mark: a remote slot requests its module. The module's name follows. */
export const slotAsked = 'ask ';
/**
 * The prefix of a mark: the runtime of Module Federation has finished a step. Followed by `entry`, `files` or `code`,
 * and by the module, such as `mf_lockers@1.9.0/lockers`.
 */
export const loadDone = 'mf ';
/** The name of a mark: an error report was sent. The mark's detail is the report. */
export const errorReported = 'error-report';
