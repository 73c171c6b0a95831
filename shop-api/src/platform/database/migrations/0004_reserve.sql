-- Up Migration

-- Sets the quantities of a batch of (cart, product) pairs, each pair at most once, in the order given; a batch is of one event.
-- Answers per item: `held`, `sold_out` (and nothing changed for it) or `closed` (no such cart, or it no longer shops), how many
-- more it asked for than it had, and what is free of its stock after the batch. Locks carts, then stock, each by id: everything
-- that takes both takes them in this order.
-- Admission is by prefix: what an earlier item asked for counts even if it was refused, so near sell-out ask again one by one.
--
-- Every row is looked up by its whole key, by laterals that leave the planner no other way: the tables' statistics are old the
-- minute a sale opens, and a plan made for an empty table was 50 times slower.
create function reserve(p_event text, p_carts uuid[], p_products text[], p_stocks text[], p_quantities integer[])
returns table (item integer, outcome text, more integer, free integer)
language plpgsql
set enable_seqscan = off
as $$
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = any (p_carts) order by carts.id for share;
  perform 1 from stock where stock.event_id = p_event and stock.id = any (p_stocks) order by stock.id for no key update;

  return query
  with asked as materialized (
    select a.cart_id, a.product_id, a.stock_id, a.qty, a.nr::integer as nr,
      a.qty - coalesce(line.qty, 0) as more,
      coalesce(cart.status = 'shopping' and cart.expires_at > clock_timestamp(), false) as is_open,
      shelf.free
    from unnest(p_carts, p_products, p_stocks, p_quantities) with ordinality as a (cart_id, product_id, stock_id, qty, nr)
    left join lateral (
      select carts.status, carts.expires_at from carts where carts.event_id = p_event and carts.id = a.cart_id limit 1
    ) cart on true
    left join lateral (
      select held.qty from cart_lines held
      where held.event_id = p_event and held.cart_id = a.cart_id and held.product_id = a.product_id limit 1
    ) line on true
    left join lateral (
      select stock.total - stock.reserved as free from stock where stock.event_id = p_event and stock.id = a.stock_id limit 1
    ) shelf on true
  ), judged as materialized (
    select asked.*, asked.is_open and (asked.stock_id is null or asked.more <= 0 or coalesce(
      sum(greatest(asked.more, 0)) filter (where asked.is_open) over (partition by asked.stock_id order by asked.nr) <= asked.free,
      false
    )) as admitted
    from asked
  ), sums as materialized (
    select judged.stock_id, sum(judged.more)::integer as more from judged
    where judged.admitted and judged.stock_id is not null group by judged.stock_id
  ), taken as (
    update stock set reserved = stock.reserved + sums.more from sums
    where stock.event_id = p_event and stock.id = sums.stock_id and sums.more <> 0
  ), removed as (
    delete from cart_lines line
    where line.event_id = p_event
      and line.cart_id = any (array(select judged.cart_id from judged where judged.admitted and judged.qty = 0))
      and exists (
        select 1 from judged where judged.cart_id = line.cart_id and judged.product_id = line.product_id
          and judged.admitted and judged.qty = 0
      )
  ), kept as (
    insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
    select p_event, judged.cart_id, judged.product_id, judged.stock_id, judged.qty from judged
    where judged.admitted and judged.qty > 0
    on conflict on constraint cart_lines_pkey do update set qty = excluded.qty
  )
  select judged.nr,
    case when not judged.is_open then 'closed' when judged.admitted then 'held' else 'sold_out' end,
    judged.more, (judged.free - coalesce(sums.more, 0))::integer
  from judged left join sums on sums.stock_id = judged.stock_id;
end $$;
