/** The first part of each address of the shell's own below a shop: no step may have it. */
export const shellPaths: readonly string[] = [
  'checkout',
  'documents',
  'newsletter',
  'order',
  'paymentstatus',
  'register',
];
