-- Takes back an order whose payment was lost in a dispute. Nothing is left to refund, and due refunds are stopped,
-- since the bank has returned the money. Its tickets become void, its stock and limit usages are released, its queued
-- mail is not sent. Payments for upgrades of its tickets are refunded, since those
-- tickets become void too. If the order was taken back before, only a refund that has failed since then is stopped.
-- Returns false and changes nothing if the payment is neither completed nor due to be refunded, for example because it
-- was already refunded. Locks the cart.
create or replace function charge_back_order(p_event text, p_order uuid)
returns boolean
language plpgsql as $$
declare
  its_cart uuid;
  upgrading uuid;
  upgrades text[];
  products text[];
  quantities integer[];
  bought record;
  its_payment uuid;
  former text;
  moment timestamptz;
begin
  select orders.cart_id into its_cart from orders where orders.event_id = p_event and orders.id = p_order;
  perform 1 from carts where carts.event_id = p_event and carts.id = its_cart for update;
  moment := clock_timestamp();
  select payments.id into its_payment from payments
  where payments.event_id = p_event and payments.order_id = p_order;
  former := charge_back_payment(p_event, its_payment);
  if former is null then
    return false;
  end if;
  -- Its refund, or an earlier call of this function, has already taken the order back.
  if former <> 'completed' then
    return true;
  end if;
  update orders set status = 'refunded', settled_at = moment
  where orders.event_id = p_event and orders.id = p_order and orders.status = 'completed';
  -- Upgrades are refunded before stock is locked, because a refund locks its carts before its stock.
  for upgrading in
    select upgrade.id from orders upgrade
    where upgrade.event_id = p_event and upgrade.upgrades_order_id = p_order and upgrade.status = 'completed' order by upgrade.id
  loop
    select array_agg(upgraded.product_id) into upgrades
    from upgrade_lines upgraded where upgraded.event_id = p_event and upgraded.order_id = upgrading;
    select array_agg(line.product_id order by line.product_id), array_agg(line.qty - line.refunded order by line.product_id)
    into products, quantities
    from order_line_states(p_event, upgrading) line
    where line.qty > line.refunded and line.product_id = any (upgrades);
    continue when products is null;
    perform refund_order(p_event, upgrading, 'its original was charged back', products, quantities, false, false);
  end loop;
  select array_agg(line.product_id) into products
  from cart_lines line where line.event_id = p_event and line.cart_id = its_cart;
  perform release_lines(p_event, its_cart, products);
  update carts set status = 'expired', expires_at = moment, buyer = null
  where carts.event_id = p_event and carts.id = its_cart;
  perform unsettle_limit_usages(p_event, p_order);
  perform void_tickets(p_event, p_order, 'charged_back');
  -- If this order is an upgrade, the tickets that it upgraded are restored, since they were paid separately.
  for bought in
    select line.product_id, line.qty from order_lines line where line.event_id = p_event and line.order_id = p_order
  loop
    perform return_upgraded_tickets(p_event, p_order, bought.product_id, bought.qty, p_order, true);
  end loop;
  update mails set status = 'erased', next_try_at = null, content = null
  where mails.event_id = p_event and mails.order_id = p_order and mails.status = 'waiting';
  return true;
end $$;
