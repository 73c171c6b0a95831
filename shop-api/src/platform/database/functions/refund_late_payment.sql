-- The order of a payment that came could not be completed: all of the money is due to be returned, once, and the buyer is told. Answers
-- whether that is new. The caller holds the lock of the cart.
create or replace function refund_late_payment(p_event text, p_payment uuid)
returns boolean
language plpgsql as $$
declare
  its record;
begin
  select payments.order_id, payments.amount_cents into its
  from payments where payments.event_id = p_event and payments.id = p_payment and payments.refunded_cents = 0 for update;
  if not found then
    return false;
  end if;
  perform set_refund_amount(p_event, record_refund(p_event, its.order_id, 'not possible', '{}', 'not_possible', true), its.amount_cents);
  return true;
end $$;
