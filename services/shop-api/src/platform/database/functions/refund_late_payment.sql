-- Refunds a payment whose order could not be completed, or that an operator returns. The amount that was received and
-- not yet refunded becomes due, once, and the buyer is notified. Returns false if nothing is left to refund. The caller
-- holds the lock of the cart.
create or replace function refund_late_payment(p_event text, p_payment uuid)
returns boolean
language plpgsql as $$
declare
  its record;
begin
  select payments.order_id, coalesce(payments.received_cents, payments.amount_cents) - payments.refunded_cents as unreturned into its
  from payments where payments.event_id = p_event and payments.id = p_payment for no key update;
  if its.unreturned <= 0 then
    return false;
  end if;
  perform set_refund_amount(p_event, record_refund(p_event, its.order_id, 'not possible', '{}', 'not_possible', true), its.unreturned);
  return true;
end $$;
