// Marks of the browser's timeline. What watches the visit is loaded late and reads there what was before it, so the page's first code keeps no list.

/** A remote slot shows its module, which can be used; followed by the module's name. */
export const slotReady = 'slot ';
/** A remote slot asks for its module; followed by the module's name. */
export const slotAsked = 'ask ';
/** The runtime of Module Federation has done a step: followed by `entry`, `files` or `code`, and by what it was done for, such as `mf_lockers@1.9.0/lockers`. */
export const loadDone = 'mf ';
/** An error report was sent; its detail is the report. */
export const errorReported = 'error-report';
