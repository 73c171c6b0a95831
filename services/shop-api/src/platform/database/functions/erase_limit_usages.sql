-- Erases personal data in the limit usages of a cart: usages of its account's limits are given back; the use of a
-- voucher still counts, but without its user. A limit whose id contains the account is deleted when it has no other
-- usage. Locks the cart.
create or replace function erase_limit_usages(p_event text, p_cart uuid)
returns void
language plpgsql as $$
declare
  named text[];
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = p_cart for update;
  select array_agg(distinct known.id) into named from (
    select usage.limit_id as id from limit_usages usage where usage.event_id = p_event and usage.cart_id = p_cart
    union all
    select unnest(orders.limit_ids) from orders where orders.event_id = p_event and orders.cart_id = p_cart
  ) known where known.id like 'orders:%' or known.id like 'membership:%';
  perform 1 from limits where limits.event_id = p_event and limits.id = any (named)
  order by limits.id for no key update;

  with gone as (
    delete from limit_usages usage where usage.event_id = p_event and usage.cart_id = p_cart
      and (usage.limit_id = any (named) or usage.limit_id like 'voucher:%')
    returning usage.limit_id
  )
  update limits set used = limits.used - 1 from gone
  where limits.event_id = p_event and limits.id = gone.limit_id and limits.id = any (named);
  update orders set voucher_code = null,
    limit_ids = array(select kept.id from unnest(orders.limit_ids) kept (id) where kept.id like 'upgrade:%')
  where orders.event_id = p_event and orders.cart_id = p_cart;
  update carts set voucher_code = null where carts.event_id = p_event and carts.id = p_cart;

  delete from limits where limits.event_id = p_event and limits.id = any (named) and limits.used = 0
    and not exists (
      select 1 from orders where orders.event_id = p_event and limits.id = any (orders.limit_ids)
    );
end $$;
