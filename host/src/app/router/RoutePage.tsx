import { useLocation, useParams } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { StepPage } from '../../pages/step/StepPage.tsx';
import { slotOfRoute } from '../../remotes/slot/slotOfRoute.ts';
import type { RouteAt } from '../../routing/routeIn.ts';
import { useDocumentTitle } from '../../routing/useDocumentTitle.ts';
import { absenceOf } from '../../step-flow/absenceOf.ts';
import { shellPage, shellPageOf } from './shellPages.ts';

/**
 * The content of a route: a step's remote, a page of the shell, or the page that explains why the shop has nothing to
 * show.
 */
export function RoutePage({ name, row }: Pick<RouteAt, 'name' | 'row'>) {
  const page = usePage();
  const params = useParams();
  const { search } = useLocation();
  useDocumentTitle({ kind: 'route', name, row });
  const absence = absenceOf(row, page);
  if (absence) {
    const AbsentPage = shellPage('absent');
    return <AbsentPage key={name} row={row} absence={absence} />;
  }
  const slot = slotOfRoute(row, params, search);
  if (slot) return <StepPage key={row.step?.name} row={row} slot={slot} />;
  const own = shellPageOf({ name, row }, page);
  if (own === null || own === 'absent') return null;
  const OwnPage = shellPage(own);
  return <OwnPage key={name} row={row} />;
}
