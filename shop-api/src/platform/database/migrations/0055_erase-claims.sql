-- Up Migration

-- A sale whose account was erased is still taken back: the account's tables know it by its order.
drop index membership_sales_to_tell;
create index membership_sales_to_tell on membership_sales (event_id, sold_at)
  where told is null and account_id is not null or is_refunded and told = 'sold';

-- Takes what names a person off the claims of a cart: limits of its account are given back, the use of a voucher is counted
-- on without saying whose it was. An allowance that nobody else needs any more goes, since its id names the account.
create function erase_claims(p_event text, p_cart uuid)
returns void
language plpgsql as $$
declare
  named text[];
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = p_cart for update;
  select array_agg(distinct known.id) into named from (
    select claims.allowance_id as id from claims where claims.event_id = p_event and claims.cart_id = p_cart
    union all
    select unnest(orders.allowance_ids) from orders where orders.event_id = p_event and orders.cart_id = p_cart
  ) known where known.id like 'orders:%' or known.id like 'membership:%';
  perform 1 from allowances where allowances.event_id = p_event and allowances.id = any (named)
  order by allowances.id for no key update;

  with gone as (
    delete from claims where claims.event_id = p_event and claims.cart_id = p_cart
      and (claims.allowance_id = any (named) or claims.allowance_id like 'voucher:%')
    returning claims.allowance_id
  )
  update allowances set used = allowances.used - 1 from gone
  where allowances.event_id = p_event and allowances.id = gone.allowance_id and allowances.id = any (named);
  update orders set voucher_code = null,
    allowance_ids = array(select kept.id from unnest(orders.allowance_ids) kept (id) where kept.id like 'upgrade:%')
  where orders.event_id = p_event and orders.cart_id = p_cart;
  update carts set voucher_code = null where carts.event_id = p_event and carts.id = p_cart;

  delete from allowances where allowances.event_id = p_event and allowances.id = any (named) and allowances.used = 0
    and not exists (
      select 1 from orders where orders.event_id = p_event and allowances.id = any (orders.allowance_ids)
    );
end $$;
