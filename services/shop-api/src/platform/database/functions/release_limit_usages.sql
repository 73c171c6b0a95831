-- Gives back the limit usages of up to p_limit carts that ended at least keep_seconds ago. Returns the number of
-- usages. Carts that another transaction has locked are left for the next call.
create or replace function release_limit_usages(p_event text, p_limit integer)
returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  due uuid[];
  released integer;
  moment constant timestamptz := clock_timestamp();
begin
  -- Starts with the unsettled usages, which are few. Starting with the expired carts would take quadratic time.
  select array_agg(distinct usage.cart_id) into due
  from limit_usages usage
  cross join lateral (
    select carts.status, carts.expires_at from carts
    where carts.event_id = p_event and carts.id = usage.cart_id limit 1
  ) cart
  where usage.event_id = p_event and not usage.settled and cart.status = 'expired'
    and cart.expires_at + usage.keep_seconds * interval '1 second' <= moment;
  if due is null then
    return 0;
  end if;
  -- The cart is locked before its usages, as everywhere; a cart that is being settled is skipped.
  select array_agg(locked.id) into due from (
    select carts.id from carts
    where carts.event_id = p_event and carts.id = any (due) and carts.status = 'expired'
    order by carts.id limit p_limit for update skip locked
  ) locked;
  if due is null then
    return 0;
  end if;
  perform 1 from limits where limits.event_id = p_event and limits.id in (
    select usage.limit_id from limit_usages usage where usage.event_id = p_event and usage.cart_id = any (due)
  ) order by limits.id for no key update;
  with gone as (
    delete from limit_usages usage using carts
    where usage.event_id = p_event and usage.cart_id = any (due) and not usage.settled
      and carts.event_id = p_event and carts.id = usage.cart_id
      and (carts.expires_at at time zone 'UTC' + usage.keep_seconds * interval '1 second') at time zone 'UTC' <= moment
    returning usage.limit_id
  ), sums as (
    select gone.limit_id, count(*)::integer as freed from gone group by gone.limit_id
  ), given_back as (
    update limits set used = limits.used - sums.freed from sums
    where limits.event_id = p_event and limits.id = sums.limit_id
  )
  select count(*) into released from gone;
  return released;
end $$;
