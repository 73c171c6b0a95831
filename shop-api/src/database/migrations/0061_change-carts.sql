-- Up Migration

-- A cart as shop-api sees it, by the database's clock: `secondsLeft` is null once it is sold.
create view cart_states as
select event_id, id, shop_slug, token_hash, json_build_object(
  'id', id,
  'status', case when status in ('shopping', 'in_payment') and expires_at <= clock_timestamp() then 'expired' else status end,
  'secondsLeft', extract(epoch from expires_at - clock_timestamp())::float8,
  'policyId', policy_id,
  'accountId', account_id,
  'buyer', buyer,
  'upgradableOrderId', upgradable_order_id,
  'voucherCode', voucher_code,
  'shippingCountry', shipping_country,
  'shippingHandle', shipping_handle,
  'quantities', coalesce((
    select json_object_agg(line.product_id, line.qty) from cart_lines line
    where line.event_id = carts.event_id and line.cart_id = carts.id
  ), '{}')
) as state
from carts;

-- `reserve` for callers who may have to prove that a cart is theirs, by its shop and its token's hash: a cart that is not is
-- `closed` to them. Without a hash it has been proven. Answers beside what `reserve` does whether the cart held nothing before,
-- and to who has proven it here and got what was asked, the cart as it is now: one statement where it would take three.
create function change_carts(
  p_event text, p_carts uuid[], p_shops text[], p_token_hashes bytea[], p_products text[], p_stocks text[], p_quantities integer[]
)
returns table (item integer, outcome text, more integer, free integer, was_empty boolean, cart json)
language plpgsql
set enable_seqscan = off
as $$
declare
  own uuid[];
  empty boolean[];
  outcomes text[];
  mores integer[];
  frees integer[];
begin
  select array_agg(known.id order by asked.nr), array_agg(known.was_empty order by asked.nr) into own, empty
  from unnest(p_carts, p_shops, p_token_hashes) with ordinality as asked (id, shop, token_hash, nr)
  left join lateral (
    select carts.id, not exists (
      select from cart_lines where cart_lines.event_id = p_event and cart_lines.cart_id = asked.id
    ) as was_empty
    from carts where carts.event_id = p_event and carts.id = asked.id
      and (asked.token_hash is null or (carts.token_hash = asked.token_hash and carts.shop_slug = asked.shop))
    limit 1
  ) known on true;

  select array_agg(r.outcome order by r.item), array_agg(r.more order by r.item), array_agg(r.free order by r.item)
  into outcomes, mores, frees
  from reserve(p_event, own, p_products, p_stocks, p_quantities) r;

  -- A statement of its own, which sees what the one before has changed.
  return query
  select done.nr::integer, done.outcome, done.more, done.free, done.was_empty, now.state
  from unnest(own, p_token_hashes, outcomes, mores, frees, empty) with ordinality
    as done (id, token_hash, outcome, more, free, was_empty, nr)
  left join lateral (
    select cart_states.state from cart_states where cart_states.event_id = p_event and cart_states.id = done.id limit 1
  ) now on done.token_hash is not null and done.outcome = 'held'
  order by done.nr;
end $$;
