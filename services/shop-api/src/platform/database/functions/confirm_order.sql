-- Completes a paid order: its cart then contains exactly the order's lines and is sold. Lines that are no longer in the
-- cart (because it expired or changed) are reserved again, all or nothing. Another pending order of the cart is
-- canceled. The tickets that the order upgrades become invalid. Returns `confirmed`, `confirmed_already` or
-- `not_possible`. `not_possible` means that the stock was sold out, that another order of the cart was paid first, or
-- that the tickets to upgrade were refunded or upgraded in the meantime; nothing has changed, and the payment must be
-- refunded. The order must exist. Locks the cart, then the original's cart, then the order, then stock.
create or replace function confirm_order(p_event text, p_order uuid)
returns text
language plpgsql as $$
declare
  its_cart uuid;
  its_status text;
  cart_status text;
  moment timestamptz;
  changed text[];
  changes integer[];
begin
  select orders.cart_id into its_cart from orders where orders.event_id = p_event and orders.id = p_order;
  select carts.status into cart_status from carts where carts.event_id = p_event and carts.id = its_cart for update;
  perform lock_original(p_event, p_order);
  -- The status is read after the lock, since every function that settles an order locks its cart.
  select orders.status into its_status from orders where orders.event_id = p_event and orders.id = p_order for update;
  if its_status = 'completed' then
    return 'confirmed_already';
  end if;
  if cart_status = 'confirmed' or its_status = 'refunded' then
    return 'not_possible';
  end if;
  if not upgrade_is_possible(p_event, p_order) then
    return 'not_possible';
  end if;

  select array_agg(change.stock_id), array_agg(change.more) into changed, changes
  from order_stock_change(p_event, p_order, its_cart) change;
  perform 1 from stock where stock.event_id = p_event and stock.id = any (changed) order by stock.id for no key update;
  if exists (
    select 1 from unnest(changed, changes) change (stock_id, more)
    left join stock on stock.event_id = p_event and stock.id = change.stock_id
    where change.more > coalesce(stock.total - stock.reserved, 0)
  ) then
    return 'not_possible';
  end if;
  update stock set reserved = stock.reserved + change.more
  from unnest(changed, changes) change (stock_id, more)
  where stock.event_id = p_event and stock.id = change.stock_id;

  delete from cart_lines line where line.event_id = p_event and line.cart_id = its_cart and not exists (
    select 1 from order_lines ordered
    where ordered.event_id = p_event and ordered.order_id = p_order and ordered.product_id = line.product_id
  );
  insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
  select p_event, its_cart, ordered.product_id, ordered.stock_id, ordered.qty from order_lines ordered
  where ordered.event_id = p_event and ordered.order_id = p_order
  on conflict on constraint cart_lines_pkey do update set qty = excluded.qty where cart_lines.qty <> excluded.qty;

  moment := clock_timestamp();
  update orders set status = 'canceled', settled_at = moment
  where orders.event_id = p_event and orders.cart_id = its_cart and orders.status = 'pending' and orders.id <> p_order;
  update orders set status = 'completed', settled_at = moment
  where orders.event_id = p_event and orders.id = p_order;
  update carts set status = 'confirmed', expires_at = null, client = null where carts.event_id = p_event and carts.id = its_cart;
  perform upgrade_tickets(p_event, p_order);
  return 'confirmed';
end $$;
