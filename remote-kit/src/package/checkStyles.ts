import { folderStyleErrors } from '@festival/release-registry/package/styleErrors';

/** @throws with each place where the styles of a package affect elements outside the remote. [FED-05] */
export function checkStyles(packageFolder: string): void {
  const errors = folderStyleErrors(packageFolder);
  if (errors.length > 0) throw new Error(['The styles of this remote reach outside of it:', ...errors].join('\n  - '));
}
