-- Locks the cart of the order that a not yet completed order upgrades, so that no refund of that order runs at the same
-- time. Does nothing for other orders. The caller holds the lock of the order's own cart. This can't deadlock with a
-- refund, although a refund of a completed upgrade locks the original first and then the upgrade: this function ignores
-- completed and ended upgrades.
create or replace function lock_original(p_event text, p_order uuid)
returns void
language plpgsql as $$
begin
  perform carts.id from carts where carts.event_id = p_event and carts.id = (
    select original.cart_id from orders upgrading
    join carts own on own.event_id = p_event and own.id = upgrading.cart_id
    join orders original on original.event_id = p_event and original.id = upgrading.upgrades_order_id
    where upgrading.event_id = p_event and upgrading.id = p_order
      and own.status <> 'confirmed' and upgrading.status not in ('completed', 'refunded')
  ) for update;
end $$;
