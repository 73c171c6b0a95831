-- Refuses to change or delete a line of the audit log.
create or replace function keep_order_events()
returns trigger
language plpgsql as $$
begin
  raise exception 'The log of an order is only added to'
    using errcode = 'check_violation', table = 'order_events', constraint = 'order_events_append_only';
end $$;

create or replace trigger keep before update or delete on order_events
for each row execute function keep_order_events();
