-- Writes to the audit log of the order how many tickets of a product were issued, that a ticket got a new code, and
-- that a code became invalid and why. The trigger runs after the statement and sees all new tickets; it writes one line
-- for all of them, at the row of the first ticket. Codes are secrets and are not logged.
create or replace function log_tickets()
returns trigger
language plpgsql as $$
declare
  issued bigint;
begin
  if tg_op = 'UPDATE' then
    perform append_order_event(new.event_id, new.order_id, 'shop', 'ticket_' || new.status,
      jsonb_build_object('product', new.product_id, 'number', new.number, 'reason', new.reason));
  elsif new.issue > 1 then
    perform append_order_event(new.event_id, new.order_id, 'shop', 'ticket_reissued',
      jsonb_build_object('product', new.product_id, 'number', new.number));
  else
    select count(*) into issued from tickets
    where tickets.event_id = new.event_id and tickets.order_id = new.order_id and tickets.product_id = new.product_id;
    perform append_order_event(new.event_id, new.order_id, 'shop', 'tickets_issued',
      jsonb_build_object('product', new.product_id, 'count', issued));
  end if;
  return null;
end $$;

create or replace trigger log_insert after insert on tickets
for each row when (new.number = 1 or new.issue > 1) execute function log_tickets();

create or replace trigger log_update after update of status on tickets
for each row when (old.status <> new.status) execute function log_tickets();
