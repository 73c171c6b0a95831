-- The state of each line of an order: the number of units that were refunded, that are currently upgraded by a paid
-- order, and that are neither.
create or replace function order_line_states(p_event text, p_order uuid)
returns table (product_id text, qty integer, refunded integer, upgraded integer, remaining integer)
language plpgsql stable as $$
begin
  return query select line.product_id, line.qty, line.refunded_qty, taken.qty, line.qty - line.refunded_qty - taken.qty
  from order_lines line
  cross join lateral (
    select coalesce(sum(upgrade.qty - upgrade.returned_qty), 0)::integer as qty
    from orders upgrading
    join upgrade_lines upgrade on upgrade.event_id = p_event and upgrade.order_id = upgrading.id
      and upgrade.upgraded_product_id = line.product_id
    where upgrading.event_id = p_event and upgrading.upgrades_order_id = p_order and upgrading.status = 'completed'
  ) taken
  where line.event_id = p_event and line.order_id = p_order;
end $$;
