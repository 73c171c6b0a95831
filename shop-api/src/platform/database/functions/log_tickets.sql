-- Writes to the audit log of its order how many tickets of a product were issued. A trigger after the statement sees all of them, and
-- the first ticket's writes the line. Codes are secrets and are not in it.
create or replace function log_tickets()
returns trigger
language plpgsql as $$
begin
  perform append_order_event(new.event_id, new.order_id, 'shop', 'tickets_issued', jsonb_build_object(
    'product', new.product_id, 'count', (
      select count(*) from tickets
      where tickets.event_id = new.event_id and tickets.order_id = new.order_id and tickets.product_id = new.product_id
    )));
  return null;
end $$;

create or replace trigger log_insert after insert on tickets
for each row when (new.number = 1) execute function log_tickets();
