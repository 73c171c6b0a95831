-- Sets the quantities of a batch of (cart, product) pairs of one event, each pair at most once, in the given order.
-- Returns one row for each item, in that order:
--   item         its number, from 1
--   outcome      `held`; `sold_out`: nothing has changed for it; `closed`: no such cart, wrong credentials, a new token that
--                must first be used by a read, or a cart that is no longer shopping
--   more         the requested quantity minus the held one; null for an unknown cart and for wrong credentials
--   free         the free stock after the batch; null if the stock is unlimited
--   was_empty    whether the cart held nothing before
--   status, …    the cart after the batch, as in `cart_states`, if the item has a token's hash and is held; else null
--
-- p_shops and p_token_hashes are the credentials of a cart: the shop in which it was opened and the hash of its token. An item without
-- a hash is not checked, since its caller has authorized the cart. p_stocks is null if the stock is unlimited. p_quantities are the
-- new quantities, not the added ones; 0 removes the line.
--
-- It locks carts, then stock, each ordered by id. Every function that locks both uses this order; otherwise two transactions could
-- deadlock. Items are admitted in order, and an earlier item counts even if it was refused. Therefore, near sell-out the caller sends
-- refused items again one by one.
--
-- It reads every row by its whole key, with lateral joins that allow no other plan, and reuses its plan by a setting of the
-- connection: statistics are outdated when a sale opens, and a plan made for an empty table was 50 times slower
-- (docs/decisions/0004). It takes credentials and returns the cart, so that a change of a cart is one statement (docs/decisions/0011).
--
-- It waits at most a quarter of a second for a locked row; then the caller sends the batch again without the items that need the row
-- (docs/decisions/0020).
create or replace function reserve(
  p_event text, p_carts uuid[], p_shops text[], p_token_hashes bytea[], p_products text[], p_stocks text[], p_quantities integer[]
)
returns table (
  item integer, outcome text, more integer, free integer, was_empty boolean,
  status text, seconds_left float8, policy_id text, account_id text, buyer jsonb, upgradable_order_id text,
  voucher_code text, shipping_country text, shipping_handle text, quantities json, choices jsonb,
  hold_extensions integer
)
language plpgsql
set enable_seqscan = off
set lock_timeout = '250ms'
as $$
declare
  outcomes text[];
  mores integer[];
  frees integer[];
  empties boolean[];
  taken text[];
  takings integer[];
  left_carts uuid[];
  left_products text[];
  held_carts uuid[];
  held_products text[];
  held_stocks text[];
  held_quantities integer[];
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = any (p_carts) order by carts.id for share;
  perform 1 from stock where stock.event_id = p_event and stock.id = any (p_stocks) order by stock.id for no key update;

  with requested as materialized (
    select a.cart_id, a.product_id, a.stock_id, a.qty, a.nr,
      a.qty - coalesce(line.qty, 0) as more,
      coalesce(cart.status = 'shopping' and cart.expires_at > clock_timestamp(), false) as is_open,
      cart.status is not null as is_known,
      line.qty is null and any_line.found is null as was_empty,
      shelf.free
    from unnest(p_carts, p_shops, p_token_hashes, p_products, p_stocks, p_quantities) with ordinality
      as a (cart_id, shop, token_hash, product_id, stock_id, qty, nr)
    left join lateral (
      select carts.status, carts.expires_at from carts
      where carts.event_id = p_event and carts.id = a.cart_id
        and (a.token_hash is null or (
          carts.token_hash = a.token_hash and carts.shop_slug = a.shop and carts.former_token_hash is null
        ))
      limit 1
    ) cart on true
    left join lateral (
      select held.qty from cart_lines held
      where held.event_id = p_event and held.cart_id = a.cart_id and held.product_id = a.product_id limit 1
    ) line on true
    left join lateral (
      select true as found from cart_lines held
      where line.qty is null and held.event_id = p_event and held.cart_id = a.cart_id limit 1
    ) any_line on true
    left join lateral (
      select stock.total - stock.reserved as free from stock where stock.event_id = p_event and stock.id = a.stock_id limit 1
    ) shelf on true
  ), judged as materialized (
    select requested.*, requested.is_open and (requested.stock_id is null or requested.more <= 0 or coalesce(
      sum(greatest(requested.more, 0)) filter (where requested.is_open) over (partition by requested.stock_id order by requested.nr) <= requested.free,
      false
    )) as admitted
    from requested
  ), sums as materialized (
    select judged.stock_id, sum(judged.more)::integer as more from judged
    where judged.admitted and judged.stock_id is not null group by judged.stock_id
  )
  select
    array_agg(case when not judged.is_open then 'closed' when judged.admitted then 'held' else 'sold_out' end order by judged.nr),
    -- Wrong credentials get no values of the cart.
    array_agg(case when judged.is_known then judged.more end order by judged.nr),
    array_agg((judged.free - coalesce(sums.more, 0))::integer order by judged.nr),
    array_agg(case when judged.is_known then judged.was_empty end order by judged.nr),
    (select array_agg(sums.stock_id) from sums where sums.more <> 0),
    (select array_agg(sums.more) from sums where sums.more <> 0),
    array_agg(judged.cart_id order by judged.nr) filter (where judged.admitted and judged.qty = 0),
    array_agg(judged.product_id order by judged.nr) filter (where judged.admitted and judged.qty = 0),
    array_agg(judged.cart_id order by judged.nr) filter (where judged.admitted and judged.qty > 0),
    array_agg(judged.product_id order by judged.nr) filter (where judged.admitted and judged.qty > 0),
    array_agg(judged.stock_id order by judged.nr) filter (where judged.admitted and judged.qty > 0),
    array_agg(judged.qty order by judged.nr) filter (where judged.admitted and judged.qty > 0)
  into outcomes, mores, frees, empties, taken, takings, left_carts, left_products, held_carts, held_products, held_stocks, held_quantities
  from judged left join sums on sums.stock_id = judged.stock_id;

  -- Each change is a separate statement, since a distributed database could not determine the node of a statement that also reads.
  if taken is not null then
    update stock set reserved = stock.reserved + takings[array_position(taken, stock.id)]
    where stock.event_id = p_event and stock.id = any (taken);
  end if;
  if left_carts is not null then
    delete from cart_lines line
    where line.event_id = p_event and line.cart_id = any (left_carts) and exists (
      select 1 from unnest(left_carts, left_products) gone (cart_id, product_id)
      where gone.cart_id = line.cart_id and gone.product_id = line.product_id
    );
  end if;
  if held_carts is not null then
    insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
    select p_event, held.cart_id, held.product_id, held.stock_id, held.qty
    from unnest(held_carts, held_products, held_stocks, held_quantities) held (cart_id, product_id, stock_id, qty)
    on conflict on constraint cart_lines_pkey do update set qty = excluded.qty;
  end if;

  -- This query runs after the changes, to read their result.
  return query
  select done.nr::integer, done.outcome, done.more, done.free, done.was_empty,
    cart.status, cart.seconds_left, cart.policy_id, cart.account_id, cart.buyer, cart.upgradable_order_id,
    cart.voucher_code, cart.shipping_country, cart.shipping_handle, cart.quantities, cart.choices,
    cart.hold_extensions
  from unnest(p_carts, p_token_hashes, outcomes, mores, frees, empties) with ordinality
    as done (id, token_hash, outcome, more, free, was_empty, nr)
  left join lateral (
    select cart_states.*, coalesce((
      select json_object_agg(line.product_id, line.qty) from cart_lines line
      where line.event_id = p_event and line.cart_id = cart_states.id
    ), '{}') as quantities
    from cart_states
    where done.token_hash is not null and done.outcome = 'held' and cart_states.event_id = p_event and cart_states.id = done.id
    limit 1
  ) cart on true
  order by done.nr;
end $$;
