-- Refunds a whole paid order or some of its lines. The stock, limits and tickets of the lines are taken back, and the
-- refund of their price becomes due. Tickets that a refunded upgrade had upgraded are valid again, with new codes. p_key makes a repeated call harmless. p_products and p_quantities are the lines; null means all that
-- is left. With p_with_upgrades, the paid upgrades of the order are refunded too, all or nothing; without it, upgraded
-- tickets can't be refunded. Returns the refund and its cents with the result `refunded` (nothing is left of the
-- order), `partly_refunded`, or `repeated` (the refund of the first call). With any other result nothing has changed:
-- `key_differs`, `not_paid`, `upgraded`, or `too_many` (also for a repeated line or a line without a quantity). Locks
-- the original's cart, the cart, the carts of its upgrades, and then stock.
create or replace function refund_order(
  p_event text, p_order uuid, p_key text default 'whole', p_products text[] default null, p_quantities integer[] default null,
  p_with_upgrades boolean default false, p_gives_back boolean default true
)
returns table (outcome text, refund_id uuid, amount_cents integer)
language plpgsql as $$
declare
  its_order record;
  former record;
  upgrading uuid;
  paid integer := 0;
  returned integer := 0;
  requested jsonb := jsonb_build_object('lines', (
    select jsonb_object_agg(asked.product_id, asked.qty) from unnest(p_products, p_quantities) asked (product_id, qty) where asked.product_id is not null
  ), 'withUpgrades', p_with_upgrades);
  is_whole boolean;
begin
  select orders.cart_id, orders.upgrades_order_id, orders.status into its_order
  from orders where orders.event_id = p_event and orders.id = p_order;
  if its_order.status = 'completed' then
    perform carts.id from carts where carts.event_id = p_event and carts.id = (
      select original.cart_id from orders original where original.event_id = p_event and original.id = its_order.upgrades_order_id
    ) for update;
    perform carts.id from carts where carts.event_id = p_event and carts.id = its_order.cart_id for update;
  end if;
  select refunds.id, refunds.amount_cents, refunds.request into former
  from refunds where refunds.event_id = p_event and refunds.order_id = p_order and refunds.key = p_key;
  if found then
    return query select case when former.request = requested then 'repeated' else 'key_differs' end, former.id, former.amount_cents;
    return;
  end if;
  perform 1 from orders where orders.event_id = p_event and orders.id = p_order and orders.status = 'completed' for no key update;
  if not found then
    return query select 'not_paid', null::uuid, 0;
    return;
  end if;
  if p_products is not null and (
    select count(distinct asked.product_id) < count(*) or count(asked.qty) < count(*) or count(*) = 0
    from unnest(p_products, p_quantities) asked (product_id, qty)
  ) or exists (
    select 1 from unnest(p_products, p_quantities) asked (product_id, qty)
    left join order_line_states(p_event, p_order) line on line.product_id = asked.product_id
    where asked.qty < 1 or asked.qty > coalesce(line.qty - line.refunded, 0)
  ) then
    return query select 'too_many', null::uuid, 0;
    return;
  end if;
  if exists (
    select 1 from order_line_states(p_event, p_order) line
    left join unnest(p_products, p_quantities) asked (product_id, qty) on asked.product_id = line.product_id
    where line.upgraded > 0 and case when p_products is null then not p_with_upgrades else asked.qty > line.remaining end
  ) then
    return query select 'upgraded', null::uuid, 0;
    return;
  end if;

  perform lock_refund(p_event, p_order);
  for upgrading in
    select orders.id from orders
    where p_with_upgrades and orders.event_id = p_event and orders.upgrades_order_id = p_order and orders.status = 'completed'
    order by orders.id
  loop
    select undone.outcome into outcome from refund_order(p_event, upgrading, 'with its original', null, null, true, false) undone;
    if outcome <> 'refunded' then
      raise exception 'The upgrade % is %, so its original can not be refunded with it', upgrading, outcome;
    end if;
  end loop;
  is_whole := not exists (
    select 1 from order_line_states(p_event, p_order) line
    left join unnest(p_products, p_quantities) asked (product_id, qty) on asked.product_id = line.product_id
    where p_products is not null and line.qty - line.refunded > coalesce(asked.qty, 0)
  );
  select coalesce(payments.received_cents, payments.amount_cents), payments.refunded_cents into paid, returned
  from payments where payments.event_id = p_event and payments.order_id = p_order and payments.status = 'completed' for no key update;
  refund_id := record_refund(p_event, p_order, p_key, requested, 'asked', is_whole);
  perform return_line(p_event, p_order, asked.product_id, asked.qty, refund_order.refund_id, p_with_upgrades, p_gives_back)
  from (
    select line.product_id, coalesce(named.qty, line.qty - line.refunded) as qty
    from order_line_states(p_event, p_order) line
    left join unnest(p_products, p_quantities) named (product_id, qty) on named.product_id = line.product_id
    where line.qty > line.refunded and (p_products is null or named.qty is not null)
    order by line.product_id
  ) asked;
  amount_cents := coalesce(refundable_cents(p_event, p_order, paid) - returned, 0);
  perform set_refund_amount(p_event, refund_id, amount_cents);
  if is_whole then
    perform end_refunded_order(p_event, p_order);
  elsif its_order.upgrades_order_id is not null and not exists (
    select 1 from upgrade_lines line where line.event_id = p_event and line.order_id = p_order and line.returned_qty < line.qty
  ) then
    -- Now no ticket of the earlier order is upgraded, so that order may be upgraded again.
    perform give_up_limits(p_event, p_order, 'upgrade:%');
  end if;
  outcome := case when is_whole then 'refunded' else 'partly_refunded' end;
  return next;
end $$;
