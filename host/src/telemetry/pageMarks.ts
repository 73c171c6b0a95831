// Marks of the browser's timeline. What watches the visit is loaded late and reads there what was before it, so the page's first code keeps no list.

/** A remote slot shows its module, which can be used; followed by the module's name. */
export const slotReady = 'slot ';
/** An error report was sent; its detail is the report. */
export const errorReported = 'error-report';
