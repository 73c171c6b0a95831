-- Completes an upgrade: for each bought option one ticket of the earlier order becomes invalid, the lowest numbers
-- first. The caller holds the locks of both orders' carts and has called `upgrade_is_possible`.
create or replace function upgrade_tickets(p_event text, p_order uuid)
returns void
language plpgsql as $$
declare
  original uuid;
  upgrade record;
  moment constant timestamptz := clock_timestamp();
begin
  select orders.upgrades_order_id into original from orders where orders.event_id = p_event and orders.id = p_order;
  for upgrade in
    select line.product_id, line.upgraded_product_id, line.qty from upgrade_lines line
    where line.event_id = p_event and line.order_id = p_order order by line.product_id, line.upgraded_product_id
  loop
    update tickets set status = 'upgraded', reason = 'upgrade', changed_at = moment,
      upgraded_by = p_order, upgraded_to = upgrade.product_id
    where tickets.event_id = p_event and tickets.order_id = original and tickets.product_id = upgrade.upgraded_product_id
      and tickets.status = 'issued' and tickets.number in (
        select lowest.number from tickets lowest
        where lowest.event_id = p_event and lowest.order_id = original and lowest.product_id = upgrade.upgraded_product_id
          and lowest.status = 'issued'
        order by lowest.number limit upgrade.qty
      );
  end loop;
end $$;
