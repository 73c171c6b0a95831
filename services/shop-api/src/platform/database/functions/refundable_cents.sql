-- The total to refund for the refunded quantities in order_lines. If every line is refunded, this is the whole paid
-- amount. Otherwise it is each unit's share of the price paid for the lines, rounded down. The order fee and delivery
-- are refunded only with the whole order. A voucher's discount is divided among the lines by their price; the discount
-- of an upgrade belongs to its line.
create or replace function refundable_cents(p_event text, p_order uuid, p_paid integer)
returns integer
language plpgsql stable as $$
declare
  cents integer;
begin
  select case
    when sums.refunded_qty = sums.qty then p_paid
    when sums.charged = 0 then 0
    else floor(sums.for_lines * sums.refunded / sums.charged)::integer
  end into cents
  from (
    select sum(line.qty) as qty, sum(line.refunded_qty) as refunded_qty,
      sum(coalesce(line.charged_cents, line.total_cents))::numeric as charged,
      sum(coalesce(line.charged_cents, line.total_cents) * line.refunded_qty::numeric / line.qty) as refunded,
      min(greatest(0, p_paid - coalesce((orders.totals ->> 'orderFee')::integer, 0)
        - coalesce((orders.totals ->> 'shipping')::integer, 0)))::numeric as for_lines
    from order_lines line
    join orders on orders.event_id = p_event and orders.id = p_order
    where line.event_id = p_event and line.order_id = p_order
  ) sums;
  return cents;
end $$;
