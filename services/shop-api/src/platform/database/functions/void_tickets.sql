-- Makes the tickets of an order, and the tickets that upgraded them, invalid for a reason such as `chargeback`. Returns
-- the number of tickets. Their price is not refunded. The caller holds the lock of the order's cart.
create or replace function void_tickets(p_event text, p_order uuid, p_reason text)
returns integer
language plpgsql as $$
declare
  voided integer;
  more integer;
  upgrading uuid;
  moment constant timestamptz := clock_timestamp();
begin
  update tickets set status = 'void', reason = p_reason, changed_at = moment
  where tickets.event_id = p_event and tickets.order_id = p_order and tickets.status = 'issued';
  get diagnostics voided = row_count;
  for upgrading in
    select orders.id from orders
    where orders.event_id = p_event and orders.upgrades_order_id = p_order and orders.status = 'completed' order by orders.id
  loop
    -- Of an upgrade, only the tickets that upgraded tickets of this order become void.
    update tickets set status = 'void', reason = p_reason, changed_at = moment
    where tickets.event_id = p_event and tickets.order_id = upgrading and tickets.status = 'issued' and tickets.product_id in (
      select line.product_id from upgrade_lines line where line.event_id = p_event and line.order_id = upgrading
    );
    get diagnostics more = row_count;
    voided := voided + more;
  end loop;
  return voided;
end $$;
