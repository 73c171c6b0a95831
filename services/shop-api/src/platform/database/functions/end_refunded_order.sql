-- Called when every line of a paid order was refunded: ends its cart, releases its limit usages, and cancels its queued
-- confirmation. The caller holds the lock of the cart.
create or replace function end_refunded_order(p_event text, p_order uuid)
returns void
language plpgsql as $$
declare
  its_cart uuid;
  left_over text[];
  moment constant timestamptz := clock_timestamp();
begin
  update orders set status = 'refunded', settled_at = moment
  where orders.event_id = p_event and orders.id = p_order returning orders.cart_id into its_cart;
  -- Lines that are in the cart but not in its order.
  select array_agg(line.product_id) into left_over
  from cart_lines line where line.event_id = p_event and line.cart_id = its_cart;
  perform release_lines(p_event, its_cart, left_over);
  update carts set status = 'expired', expires_at = moment, buyer = null
  where carts.event_id = p_event and carts.id = its_cart;
  perform unsettle_limit_usages(p_event, p_order);
  update mails set status = 'erased', next_try_at = null, content = null
  where mails.event_id = p_event and mails.order_id = p_order and mails.status = 'waiting' and mails.kind <> 'order_refund';
  update payments set status = 'refund_due', next_ask_at = moment
  where payments.event_id = p_event and payments.order_id = p_order and payments.status = 'completed';
end $$;
