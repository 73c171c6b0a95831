-- Sets the amount of a refund in cents, so that a job can send it to the provider. Locks the payment.
create or replace function set_refund_amount(p_event text, p_refund uuid, p_cents integer)
returns void
language plpgsql as $$
declare
  its_payment uuid;
  moment constant timestamptz := clock_timestamp();
begin
  if p_cents = 0 then
    return;
  end if;
  update refunds set amount_cents = p_cents, status = 'due', done_at = null
  where refunds.event_id = p_event and refunds.id = p_refund returning refunds.payment_id into its_payment;
  update payments set refunded_cents = payments.refunded_cents + p_cents, next_ask_at = moment, refund_attempts = 0
  where payments.event_id = p_event and payments.id = its_payment;
end $$;
