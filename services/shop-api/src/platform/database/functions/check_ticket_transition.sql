-- Refuses a change of a ticket's status that is not in the table `ticketTransitions` (sale/order/ticketTransitions.ts);
-- a test compares the two, pair by pair. It reads only its own row.
create or replace function check_ticket_transition()
returns trigger
language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('issued', 'void'), ('issued', 'refunded'), ('issued', 'upgraded'),
    ('upgraded', 'void'), ('upgraded', 'refunded')
  ) then
    raise exception 'A ticket does not go from % to %', old.status, new.status
      using errcode = 'check_violation', table = 'tickets', constraint = 'ticket_transition';
  end if;
  return null;
end $$;

create or replace trigger check_transition after update of status on tickets
for each row when (old.status <> new.status) execute function check_ticket_transition();
