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
