-- Subtracts an attempt that was right, for all p_clients.
create or replace function take_back_attempt(p_event text, p_clients bytea[], p_tried_at timestamptz)
returns void
language plpgsql as $$
begin
  perform 1 from look_ups where look_ups.event_id = p_event and look_ups.client_hash = any (p_clients)
  order by look_ups.client_hash for update;
  update look_ups set made_at = array_remove(look_ups.made_at, p_tried_at)
  where look_ups.event_id = p_event and look_ups.client_hash = any (p_clients);
end $$;
