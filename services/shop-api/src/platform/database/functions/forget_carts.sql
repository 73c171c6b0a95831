-- Deletes up to p_limit carts that ended more than p_age ago and have no order. Returns the number of deleted carts. A
-- cart with a limit usage is kept until the usage is given back. Carts that another transaction has locked are left for
-- the next call.
create or replace function forget_carts(p_event text, p_age interval, p_limit integer)
returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  due uuid[];
begin
  select array_agg(locked.id) into due from (
    select carts.id from carts
    where carts.event_id = p_event and carts.status = 'expired' and carts.expires_at < clock_timestamp() - p_age
      and not exists (select 1 from orders where orders.event_id = p_event and orders.cart_id = carts.id)
      and not exists (select 1 from limit_usages usage where usage.event_id = p_event and usage.cart_id = carts.id)
    order by carts.expires_at limit p_limit
    for update of carts skip locked
  ) locked;
  if due is null then
    return 0;
  end if;
  delete from hotel_carts where hotel_carts.event_id = p_event and hotel_carts.cart_id = any (due);
  delete from carts where carts.event_id = p_event and carts.id = any (due);
  return cardinality(due);
end $$;
