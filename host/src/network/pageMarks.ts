// Marks in the browser's performance timeline. The code that watches the visit is loaded late and reads the earlier
// marks there, so the page's first code does not have to keep a list.

/** A remote slot shows its module, which can be used; the module's name follows. */
export const slotReady = 'slot ';
/** A remote slot requests its module; the module's name follows. */
export const slotAsked = 'ask ';
/**
 * The runtime of Module Federation has finished a step. Followed by `entry`, `files` or `code`, and by the module, such
 * as `mf_lockers@1.9.0/lockers`.
 */
export const loadDone = 'mf ';
/** An error report was sent; its detail is the report. */
export const errorReported = 'error-report';
