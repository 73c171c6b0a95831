/** The kinds of what can be added to a stay, in the order in which they are shown [TRV-02]. */
export const extraCategories = ['extra', 'merchandise', 'transfer'] as const;
