-- Up Migration

create index carts_to_forget on carts (event_id, expires_at) where status = 'expired';

-- Deletes up to p_limit carts that ended longer ago than p_age and that no order was ever placed for; answers how many. What
-- still has a claim waits for its release.
create function forget_carts(p_event text, p_age interval, p_limit integer)
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
      and not exists (select 1 from claims where claims.event_id = p_event and claims.cart_id = carts.id)
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
