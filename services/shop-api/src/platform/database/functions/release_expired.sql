-- Ends up to p_limit expired carts of an event and returns their stock; an order that waits for payment times out.
-- Returns the number of carts that ended. Carts that another transaction has locked are left for the next call.
create or replace function release_expired(p_event text, p_limit integer)
returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  due uuid[];
  moment timestamptz;
begin
  select array_agg(locked.id) into due from (
    select carts.id from carts
    where carts.event_id = p_event and carts.status in ('shopping', 'in_payment') and carts.expires_at <= clock_timestamp()
    order by carts.expires_at limit p_limit
    for update skip locked
  ) locked;
  if due is null then
    return 0;
  end if;

  perform 1 from stock where stock.event_id = p_event and stock.id in (
    select line.stock_id from cart_lines line where line.event_id = p_event and line.cart_id = any (due)
  ) order by stock.id for no key update;

  with gone as (
    delete from cart_lines line where line.event_id = p_event and line.cart_id = any (due)
    returning line.stock_id, line.qty
  ), sums as (
    select gone.stock_id, sum(gone.qty) as qty from gone where gone.stock_id is not null group by gone.stock_id
  )
  update stock set reserved = stock.reserved - sums.qty from sums
  where stock.event_id = p_event and stock.id = sums.stock_id;

  moment := clock_timestamp();
  update orders set status = 'timed_out', settled_at = moment
  where orders.event_id = p_event and orders.cart_id = any (due) and orders.status = 'pending';

  update carts set status = 'expired', buyer = null, client = null where carts.event_id = p_event and carts.id = any (due);
  return cardinality(due);
end $$;
