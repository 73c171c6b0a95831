-- Refuses a change of a refund's status that is not in the table `refundTransitions`
-- (sale/payment/refundTransitions.ts); a test compares the two, pair by pair. It reads only its own row.
create or replace function check_refund_transition()
returns trigger
language plpgsql as $$
begin
  if (old.status, new.status) not in (('due', 'done'), ('due', 'stopped'), ('done', 'due'), ('stopped', 'done')) then
    raise exception 'A refund does not go from % to %', old.status, new.status
      using errcode = 'check_violation', table = 'refunds', constraint = 'refund_transition';
  end if;
  return null;
end $$;

create or replace trigger check_transition after update of status on refunds
for each row when (old.status <> new.status) execute function check_refund_transition();
