/** The kinds of extras of a stay, in the order of the page [TRV-02]. */
export const extraCategories = ['extra', 'merchandise', 'transfer'] as const;
