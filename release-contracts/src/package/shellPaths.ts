/** The first segments of the shell's own addresses below a shop: a step must not use them. */
export const shellPaths: readonly string[] = [
  'checkout',
  'documents',
  'newsletter',
  'order',
  'paymentstatus',
  'register',
];
