-- Up Migration

-- Sets the quantities of a batch of (cart, product) pairs, each pair at most once, in the order given; a batch is of one event.
-- Answers per item: `held`, `sold_out` (and nothing changed for it) or `closed` (no such cart, or it no longer shops), and what
-- is free of its stock after the batch. Locks carts, then stock, each by id: everything that takes both takes them in this order.
-- Admission is by prefix: what an earlier item asked for counts even if it was refused, so near sell-out ask again one by one.
create function reserve(p_event text, p_carts uuid[], p_products text[], p_stocks text[], p_quantities integer[])
returns table (item integer, outcome text, free integer)
language plpgsql as $$
declare
  open_carts uuid[];
begin
  select array_agg(locked.id) into open_carts from (
    select carts.id from carts
    where carts.event_id = p_event and carts.id = any (p_carts)
      and carts.status = 'shopping' and carts.expires_at > clock_timestamp()
    order by carts.id for share
  ) locked;

  perform 1 from stock where stock.event_id = p_event and stock.id = any (p_stocks) order by stock.id for no key update;

  return query
  with asked as (
    select a.cart_id, a.product_id, a.stock_id, a.qty, a.nr::integer as nr
    from unnest(p_carts, p_products, p_stocks, p_quantities) with ordinality as a (cart_id, product_id, stock_id, qty, nr)
  ), changed as (
    select asked.*, asked.qty - coalesce(line.qty, 0) as more
    from asked left join cart_lines line
      on line.event_id = p_event and line.cart_id = asked.cart_id and line.product_id = asked.product_id
    where asked.cart_id = any (open_carts)
  ), judged as (
    select changed.*, stock.total - stock.reserved as was_free,
      changed.stock_id is null or changed.more <= 0 or coalesce(
        sum(greatest(changed.more, 0)) over (partition by changed.stock_id order by changed.nr) <= stock.total - stock.reserved,
        false
      ) as admitted
    from changed left join stock on stock.event_id = p_event and stock.id = changed.stock_id
  ), sums as (
    select judged.stock_id, sum(judged.more)::integer as more from judged
    where judged.admitted and judged.stock_id is not null group by judged.stock_id
  ), taken as (
    update stock set reserved = stock.reserved + sums.more from sums
    where stock.event_id = p_event and stock.id = sums.stock_id and sums.more <> 0
  ), removed as (
    delete from cart_lines line using judged
    where line.event_id = p_event and line.cart_id = judged.cart_id and line.product_id = judged.product_id
      and judged.admitted and judged.qty = 0
  ), kept as (
    insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
    select p_event, judged.cart_id, judged.product_id, judged.stock_id, judged.qty from judged
    where judged.admitted and judged.qty > 0
    on conflict on constraint cart_lines_pkey do update set qty = excluded.qty
  )
  select asked.nr,
    case when judged.nr is null then 'closed' when judged.admitted then 'held' else 'sold_out' end,
    (judged.was_free - coalesce(sums.more, 0))::integer
  from asked left join judged using (nr) left join sums on sums.stock_id = asked.stock_id;
end $$;
