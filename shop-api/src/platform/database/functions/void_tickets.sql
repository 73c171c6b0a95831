-- Makes an order's tickets invalid: their codes open no gate.
create or replace function void_tickets(p_event text, p_order uuid, p_reason text)
returns void
language plpgsql as $$
begin
  delete from tickets where tickets.event_id = p_event and tickets.order_id = p_order;
end $$;
