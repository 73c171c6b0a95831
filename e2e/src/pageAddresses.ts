import { routeNames, routeRow } from '@festival/shared-contracts/routes/routeTable';

/** The address of every route, in order, with what the example festivals have at it. */
export const pageAddresses = (slug: string): string[] =>
  routeNames.map((name) =>
    routeRow(name)
      .path.replace(':slug', slug)
      .replace('/tickets/:id', '/tickets/weekend')
      .replace(':id', 'locker')
      .replace('/travel/:detail', '/travel/cabin')
      .replace(':detail', 'a-stay')
      .replace('*', 'karaoke'),
  );

/** The address of each document of a brand: pages without a script, beside the shop's routes. */
export const documentAddresses = (slug: string): string[] =>
  ['terms', 'privacy', 'refunds', 'help', 'seller'].map((name) => `/${slug}/documents/${name}`);

export const isDocument = (path: string): boolean => path.includes('/documents/');
