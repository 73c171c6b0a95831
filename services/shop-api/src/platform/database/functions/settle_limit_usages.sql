-- Called before an order is confirmed. The order's cart again uses the limits of the order that were given back, and
-- keeps all usages permanently. Returns false when one of the limits is used up; then nothing has changed. Locks the
-- cart, the original's cart, then the limits.
create or replace function settle_limit_usages(p_event text, p_order uuid)
returns boolean
language plpgsql as $$
declare
  its_cart uuid;
  needed text[];
  fresh text[];
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
  select array_agg(required.id) into fresh from unnest(needed) required (id) where not exists (
    select 1 from limit_usages usage where usage.event_id = p_event and usage.cart_id = its_cart and usage.limit_id = required.id
  );
  insert into limit_usages (event_id, cart_id, limit_id, keep_seconds)
  select p_event, its_cart, added.id, 0 from unnest(fresh) added (id);
  update limits set used = limits.used + 1 where limits.event_id = p_event and limits.id = any (fresh);
  update limit_usages usage set settled = true
  where usage.event_id = p_event and usage.cart_id = its_cart and usage.limit_id = any (needed);
  return true;
end $$;
