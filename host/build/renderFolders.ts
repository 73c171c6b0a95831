/** The folders of `server/` whose files are also in the bundle that renders pages. A change of such a file makes a new build. */
export const renderFolders = ['http', 'remotes/override', 'remotes/preview', 'render', 'security'] as const;
