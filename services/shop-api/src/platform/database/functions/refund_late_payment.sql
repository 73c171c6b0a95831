-- Refunds a payment whose order could not be completed, or that an operator returns. The amount that was received and
-- not yet refunded becomes due, once, and the buyer of an order is notified. Returns false if nothing is left to refund.
-- The caller holds the lock of the payment.
create or replace function refund_late_payment(p_event text, p_payment uuid)
returns boolean
language plpgsql as $$
declare
  its record;
  made uuid;
begin
  select payments.order_id, coalesce(payments.received_cents, payments.amount_cents) - payments.refunded_cents as unreturned into its
  from payments where payments.event_id = p_event and payments.id = p_payment for no key update;
  if its.unreturned <= 0 then
    return false;
  end if;
  if its.order_id is null then
    insert into refunds (event_id, payment_id, key, reason, is_whole, amount_cents, status, done_at)
    values (p_event, p_payment, 'not possible', 'not_possible', true, 0, 'done', clock_timestamp()) returning refunds.id into made;
  else
    made := record_refund(p_event, its.order_id, 'not possible', '{}', 'not_possible', true);
  end if;
  perform set_refund_amount(p_event, made, its.unreturned);
  return true;
end $$;
