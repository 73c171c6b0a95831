-- Adds a line to an order's audit log. The actor is the value of `shop.actor` in the transaction (`set local`); if it
-- is not set, p_actor.
create or replace function append_order_event(p_event text, p_order uuid, p_actor text, p_what text, p_details jsonb)
returns void
language plpgsql as $$
begin
  insert into order_events (event_id, order_id, actor, what, details)
  values (p_event, p_order, coalesce(nullif(current_setting('shop.actor', true), ''), p_actor), p_what, p_details);
end $$;
