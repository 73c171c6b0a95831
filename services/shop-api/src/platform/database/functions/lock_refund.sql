-- Called before a refund returns stock line by line: locks the carts of an order's paid upgrades, and then all their
-- stock in the usual order of locking. The caller holds the lock of the order's own cart.
create or replace function lock_refund(p_event text, p_order uuid)
returns void
language plpgsql
set enable_seqscan = off
as $$
declare
  family uuid[];
begin
  with recursive related (id, cart_id) as (
    select orders.id, orders.cart_id from orders where orders.event_id = p_event and orders.id = p_order
    union
    select upgrading.id, upgrading.cart_id from related
    join orders upgrading on upgrading.event_id = p_event and upgrading.upgrades_order_id = related.id and upgrading.status = 'completed'
  )
  select array_agg(related.cart_id) into family from related;
  perform 1 from carts where carts.event_id = p_event and carts.id = any (family) order by carts.id for update;
  perform 1 from stock where stock.event_id = p_event and stock.id in (
    select line.stock_id from cart_lines line where line.event_id = p_event and line.cart_id = any (family)
  ) order by stock.id for no key update;
end $$;
