-- Before an order is confirmed: its cart gets again those of the order's limit usages that have been given back since, and keeps
-- all of them permanently. False when one of the limits is used up; then nothing has changed. Locks the cart, the original's cart, then the limits.
create or replace function settle_limit_usages(p_event text, p_order uuid)
returns boolean
language plpgsql as $$
declare
  its_cart uuid;
  needed text[];
begin
  select orders.cart_id, orders.limit_ids into its_cart, needed
  from orders where orders.event_id = p_event and orders.id = p_order;
  perform 1 from carts where carts.event_id = p_event and carts.id = its_cart for update;
  perform lock_original(p_event, p_order);
  perform 1 from limits where limits.event_id = p_event and limits.id = any (needed)
  order by limits.id for no key update;
  if exists (
    select 1 from unnest(needed) required (id)
    join limits on limits.event_id = p_event and limits.id = required.id
    where limits.used >= limits.total and not exists (
      select 1 from limit_usages usage where usage.event_id = p_event and usage.cart_id = its_cart and usage.limit_id = required.id
    )
  ) then
    return false;
  end if;
  with taken as (
    insert into limit_usages as usage (event_id, cart_id, limit_id, keep_seconds)
    select p_event, its_cart, required.id, 0 from unnest(needed) required (id)
    on conflict on constraint limit_usages_pkey do nothing
    returning usage.limit_id
  )
  update limits set used = limits.used + 1 from taken
  where limits.event_id = p_event and limits.id = taken.limit_id;
  update limit_usages usage set settled = true
  where usage.event_id = p_event and usage.cart_id = its_cart and usage.limit_id = any (needed);
  return true;
end $$;
