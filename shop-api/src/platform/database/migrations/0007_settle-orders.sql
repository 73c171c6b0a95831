-- Up Migration

-- How the shelf has to change, by stock, before this order's cart holds exactly the order's lines. Nothing, normally.
create function order_stock_change(p_event text, p_order uuid, p_cart uuid)
returns table (stock_id text, more integer)
language sql stable as $$
  select needs.stock_id, sum(needs.qty)::integer
  from (
    select line.stock_id, line.qty from order_lines line where line.event_id = p_event and line.order_id = p_order
    union all
    select line.stock_id, -line.qty from cart_lines line where line.event_id = p_event and line.cart_id = p_cart
  ) needs
  where needs.stock_id is not null
  group by needs.stock_id
  having sum(needs.qty) <> 0
$$;

-- Makes a paid order true: its cart holds exactly the order's lines, and is sold. What is no longer held (the hold ended, the
-- cart changed since) is taken from the shelf again: all of it or none. Answers `confirmed`, `confirmed_already`, or
-- `not_possible`: sold out since, or another order of this cart was paid first; then the payment has to go back.
create function confirm_order(p_event text, p_order uuid)
returns text
language plpgsql as $$
declare
  its_cart uuid;
  its_status text;
  cart_status text;
begin
  select orders.cart_id into its_cart from orders where orders.event_id = p_event and orders.id = p_order;
  select carts.status into cart_status from carts where carts.event_id = p_event and carts.id = its_cart for update;
  -- Only now: whatever settles an order holds its cart's lock.
  select orders.status into its_status from orders where orders.event_id = p_event and orders.id = p_order for update;
  if its_status = 'completed' then
    return 'confirmed_already';
  end if;
  if cart_status = 'confirmed' or its_status = 'refunded' then
    return 'not_possible';
  end if;

  perform 1 from stock where stock.event_id = p_event and stock.id in (
    select change.stock_id from order_stock_change(p_event, p_order, its_cart) change
  ) order by stock.id for no key update;
  if exists (
    select 1 from order_stock_change(p_event, p_order, its_cart) change
    left join stock on stock.event_id = p_event and stock.id = change.stock_id
    where change.more > coalesce(stock.total - stock.reserved, 0)
  ) then
    return 'not_possible';
  end if;
  update stock set reserved = stock.reserved + change.more
  from order_stock_change(p_event, p_order, its_cart) change
  where stock.event_id = p_event and stock.id = change.stock_id;

  delete from cart_lines line where line.event_id = p_event and line.cart_id = its_cart and not exists (
    select 1 from order_lines wanted
    where wanted.event_id = p_event and wanted.order_id = p_order and wanted.product_id = line.product_id
  );
  insert into cart_lines (event_id, cart_id, product_id, stock_id, qty)
  select p_event, its_cart, wanted.product_id, wanted.stock_id, wanted.qty from order_lines wanted
  where wanted.event_id = p_event and wanted.order_id = p_order
  on conflict on constraint cart_lines_pkey do update set qty = excluded.qty where cart_lines.qty <> excluded.qty;

  update orders set status = 'canceled', settled_at = clock_timestamp()
  where orders.event_id = p_event and orders.cart_id = its_cart and orders.status = 'pending' and orders.id <> p_order;
  update orders set status = 'completed', settled_at = clock_timestamp()
  where orders.event_id = p_event and orders.id = p_order;
  update carts set status = 'confirmed', expires_at = null where carts.event_id = p_event and carts.id = its_cart;
  return 'confirmed';
end $$;

-- Ends an order that was not paid: failed, error, canceled or refunded. While its hold lasts, the cart shops again.
-- Answers whether anything changed; an order that is settled stays as it is, but for a refund.
create function end_order(p_event text, p_order uuid, p_status text)
returns boolean
language plpgsql as $$
declare
  its_cart uuid;
begin
  select orders.cart_id into its_cart from orders where orders.event_id = p_event and orders.id = p_order;
  perform 1 from carts where carts.event_id = p_event and carts.id = its_cart for update;
  update orders set status = p_status, settled_at = clock_timestamp()
  where orders.event_id = p_event and orders.id = p_order
    and (orders.status = 'pending' or p_status = 'refunded' and orders.status not in ('completed', 'refunded'));
  if not found then
    return false;
  end if;
  update carts set status = 'shopping'
  where carts.event_id = p_event and carts.id = its_cart and carts.status = 'in_payment' and not exists (
    select 1 from orders where orders.event_id = p_event and orders.cart_id = its_cart and orders.status = 'pending'
  );
  return true;
end $$;
