-- Releases at once the usages that a paid order has of the limits whose ids match p_like. A repeated webhook does not
-- use them again. The caller holds the lock of the cart.
create or replace function give_up_limits(p_event text, p_order uuid, p_like text)
returns void
language plpgsql as $$
declare
  its_cart uuid;
begin
  select orders.cart_id into its_cart from orders where orders.event_id = p_event and orders.id = p_order;
  perform 1 from limits where limits.event_id = p_event and limits.id in (
    select usage.limit_id from limit_usages usage
    where usage.event_id = p_event and usage.cart_id = its_cart and usage.limit_id like p_like
  ) order by limits.id for no key update;
  with gone as (
    delete from limit_usages usage
    where usage.event_id = p_event and usage.cart_id = its_cart and usage.limit_id like p_like
    returning usage.limit_id
  )
  update limits set used = limits.used - 1 from gone
  where limits.event_id = p_event and limits.id = gone.limit_id;
  update orders set limit_ids = array(select kept.id from unnest(orders.limit_ids) kept (id) where kept.id not like p_like)
  where orders.event_id = p_event and orders.id = p_order;
end $$;
