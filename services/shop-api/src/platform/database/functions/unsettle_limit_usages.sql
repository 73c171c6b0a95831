-- Called when an order of an ended cart could not be confirmed, or was refunded. The cart's usages are given back like
-- those of any ended cart. The caller holds the cart's lock.
create or replace function unsettle_limit_usages(p_event text, p_order uuid)
returns void
language plpgsql as $$
begin
  update limit_usages usage set settled = false
  where usage.event_id = p_event and usage.settled and usage.cart_id = (
    select carts.id from carts join orders on orders.event_id = p_event and orders.cart_id = carts.id
    where carts.event_id = p_event and orders.id = p_order and carts.status = 'expired'
  );
end $$;
