import { slotImportance } from '../remotes/slot/overlayTable.ts';
import { noOverlays, type OverlayOrder, overlayStateOf, withOverlay, withoutOverlay } from './overlayOrder.ts';

const overlay = (id: string, importance = slotImportance(id.split(' ')[0] as 'modal')) => ({ id, importance });
const ids = ({ open, waiting }: OverlayOrder) => ({
  open: open.map(({ id }) => id),
  waiting: waiting.map(({ id }) => id),
});
const orderOf = (...ids: string[]) => ids.map((id) => overlay(id)).reduce(withOverlay, noOverlays);

test('a more important overlay opens over the current one, which returns afterwards [OVL-11]', () => {
  const order = orderOf('popup', 'panel', 'modal');
  expect(ids(order)).toEqual({ open: ['popup', 'panel', 'modal'], waiting: [] });
  expect(overlayStateOf(order, 'panel')).toBe('covered');
  expect(overlayStateOf(withoutOverlay(order, 'modal'), 'panel')).toBe('open');
});

test('a less important overlay waits, and an equally important one waits too [OVL-11]', () => {
  const order = orderOf('modal a', 'panel', 'modal b');
  expect(ids(order)).toEqual({ open: ['modal a'], waiting: ['modal b', 'panel'] });
  expect(overlayStateOf(order, 'panel')).toBe('closed');
});

test('waiting overlays are ordered by importance, then by arrival [OVL-11]', () => {
  let order = orderOf('modal a', 'popup', 'panel', 'modal b', 'modal c');
  const seen: string[] = [];
  for (let top = order.open.at(-1); top; top = order.open.at(-1)) {
    seen.push(top.id);
    order = withoutOverlay(order, top.id);
  }
  expect(seen).toEqual(['modal a', 'modal b', 'modal c', 'panel', 'popup']);
});

test('a covered overlay returns before a waiting one of equal importance, and after a more important one', () => {
  const covered = withOverlay(orderOf('panel', 'modal a'), overlay('panel 2'));
  expect(ids(withoutOverlay(covered, 'modal a'))).toEqual({ open: ['panel'], waiting: ['panel 2'] });
  const twoModals = orderOf('panel', 'modal a', 'modal b');
  expect(ids(withoutOverlay(twoModals, 'modal a'))).toEqual({ open: ['panel', 'modal b'], waiting: [] });
});

test('a covered overlay can be closed, and no overlay is open twice', () => {
  const order = orderOf('panel', 'modal');
  expect(ids(withoutOverlay(order, 'panel'))).toEqual({ open: ['modal'], waiting: [] });
  expect(withOverlay(order, overlay('panel'))).toBe(order);
});
