-- Ends an unpaid order with p_status `failed`, `error` or `canceled`, or an order whose payment is refunded
-- (`refunded`). If the cart has time left, it is shopping again. Returns whether the order has changed. A settled order
-- does not change, except that an order that was not completed can still become `refunded`. Locks the cart.
create or replace function end_order(p_event text, p_order uuid, p_status text)
returns boolean
language plpgsql as $$
declare
  its_cart uuid;
  moment timestamptz;
begin
  select orders.cart_id into its_cart from orders where orders.event_id = p_event and orders.id = p_order;
  perform 1 from carts where carts.event_id = p_event and carts.id = its_cart for update;
  moment := clock_timestamp();
  update orders set status = p_status, settled_at = moment
  where orders.event_id = p_event and orders.id = p_order
    and (orders.status = 'pending' or p_status = 'refunded' and orders.status not in ('completed', 'refunded'));
  if not found then
    return false;
  end if;
  update carts set status = 'shopping'
  where carts.event_id = p_event and carts.id = its_cart and carts.status = 'in_payment' and not exists (
    select 1 from orders where orders.event_id = p_event and orders.cart_id = its_cart and orders.status = 'pending'
  );
  return true;
end $$;
