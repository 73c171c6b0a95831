-- The quantity of each line of a paid order that p_cart may still upgrade: the units that are neither refunded nor
-- upgraded, plus the units that p_cart itself has upgraded. An unpaid order has no row.
create or replace function upgradable_quantities(p_event text, p_order uuid, p_cart uuid)
returns table (product_id text, quantity integer)
language plpgsql stable as $$
declare
  own_products text[];
  own_quantities integer[];
begin
  perform 1 from orders where orders.event_id = p_event and orders.id = p_order and orders.status = 'completed';
  if not found then
    return;
  end if;
  select array_agg(own.product_id), array_agg(own.qty) into own_products, own_quantities from (
    select upgrade.upgraded_product_id as product_id, sum(upgrade.qty - upgrade.returned_qty)::integer as qty
    from orders bought
    join upgrade_lines upgrade on upgrade.event_id = p_event and upgrade.order_id = bought.id
    where bought.event_id = p_event and bought.cart_id = p_cart and bought.status = 'completed'
    group by upgrade.upgraded_product_id
  ) own;
  return query select line.product_id, line.remaining + coalesce(own.qty, 0)
  from order_line_states(p_event, p_order) line
  left join unnest(own_products, own_quantities) own (product_id, qty) on own.product_id = line.product_id;
end $$;
