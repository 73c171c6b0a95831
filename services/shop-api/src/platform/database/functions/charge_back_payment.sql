-- Gives up a payment that a dispute has lost: nothing is left to refund, and due refunds are stopped, since the bank has
-- returned the money. Returns the status before, or null if the shop does not have the payment: it is neither completed
-- nor due to be refunded. The caller holds the lock of the payment.
create or replace function charge_back_payment(p_event text, p_payment uuid)
returns text
language plpgsql as $$
declare
  former text;
  moment timestamptz := clock_timestamp();
begin
  select payments.status into former from payments
  where payments.event_id = p_event and payments.id = p_payment and (payments.status in ('completed', 'refund_due')
    or payments.status = 'charged_back' and exists (
      select 1 from refunds where refunds.event_id = p_event and refunds.payment_id = p_payment and refunds.status = 'due'
    ))
  for no key update;
  if not found then
    return null;
  end if;
  with stopped as (
    update refunds set status = 'stopped', done_at = moment
    where refunds.event_id = p_event and refunds.payment_id = p_payment and refunds.status = 'due' returning refunds.amount_cents
  )
  update payments set status = 'charged_back', next_ask_at = null,
    refunded_cents = payments.refunded_cents - coalesce((select sum(stopped.amount_cents) from stopped), 0)
  where payments.event_id = p_event and payments.id = p_payment;
  return former;
end $$;
