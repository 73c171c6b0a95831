/** The first part of each address below a shop that is the shell's own: no step may have it. */
export const shellPaths: readonly string[] = [
  'checkout',
  'documents',
  'newsletter',
  'order',
  'paymentstatus',
  'register',
];
