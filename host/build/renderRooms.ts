/** The rooms of `server/` whose files are also in the bundle that renders pages: a changed one is another build. */
export const renderRooms = ['http', 'remotes/override', 'remotes/preview', 'render', 'security'] as const;
