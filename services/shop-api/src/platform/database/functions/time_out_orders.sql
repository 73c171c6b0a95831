-- Ends up to p_limit orders of an event that were not paid in time but whose cart has time left. The cart is then
-- shopping again. Returns the number of these carts. Carts that another transaction has locked are left for the next
-- call.
create or replace function time_out_orders(p_event text, p_limit integer)
returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  due uuid[];
  moment timestamptz;
begin
  select array_agg(locked.id) into due from (
    select carts.id from carts join orders
      on orders.event_id = p_event and orders.cart_id = carts.id
    where carts.event_id = p_event and carts.status = 'in_payment' and carts.expires_at > clock_timestamp()
      and orders.status = 'pending' and orders.times_out_at <= clock_timestamp()
    order by carts.id limit p_limit
    for update of carts skip locked
  ) locked;
  if due is null then
    return 0;
  end if;
  moment := clock_timestamp();
  update orders set status = 'timed_out', settled_at = moment
  where orders.event_id = p_event and orders.cart_id = any (due) and orders.status = 'pending'
    and orders.times_out_at <= moment;
  update carts set status = 'shopping' where carts.event_id = p_event and carts.id = any (due) and carts.status = 'in_payment';
  return cardinality(due);
end $$;
