-- Refuses a change of a payment's status that is not in the table `paymentTransitions`
-- (sale/payment/paymentTransitions.ts); a test compares the two, pair by pair. It reads only its own row.
create or replace function check_payment_transition()
returns trigger
language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('open', 'pending'), ('open', 'completed'), ('open', 'failed'), ('open', 'error'), ('open', 'canceled'), ('open', 'refund_due'),
    ('pending', 'completed'), ('pending', 'failed'), ('pending', 'error'), ('pending', 'canceled'), ('pending', 'refund_due'),
    ('open', 'review'), ('pending', 'review'),
    ('failed', 'completed'), ('failed', 'refund_due'), ('failed', 'review'),
    ('error', 'completed'), ('error', 'refund_due'), ('error', 'review'),
    ('canceled', 'completed'), ('canceled', 'refund_due'), ('canceled', 'review'),
    ('review', 'completed'), ('review', 'refund_due'), ('review', 'canceled'),
    ('completed', 'refund_due'), ('completed', 'charged_back'),
    ('refund_due', 'refunded'), ('refund_due', 'charged_back'),
    ('refunded', 'refund_due'),
    ('charged_back', 'refund_due')
  ) then
    raise exception 'A payment does not go from % to %', old.status, new.status
      using errcode = 'check_violation', table = 'payments', constraint = 'payment_transition';
  end if;
  return null;
end $$;

create or replace trigger check_transition after update of status on payments
for each row when (old.status <> new.status) execute function check_payment_transition();
