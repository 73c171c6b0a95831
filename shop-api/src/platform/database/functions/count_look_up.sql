-- Counts a client's look-up of orders; p_client is a hash of the client.
-- False when the client has made p_most within the window before now; then nothing is counted.
create or replace function count_look_up(p_event text, p_client bytea, p_most integer, p_window interval)
returns boolean
language plpgsql as $$
begin
  insert into look_ups (event_id, client_hash, made_at, last_at)
  values (p_event, p_client, array[clock_timestamp()], clock_timestamp())
  on conflict on constraint look_ups_pkey do update
  set last_at = excluded.last_at, made_at = array_append(
    array(select at from unnest(look_ups.made_at) at where at > excluded.last_at - p_window), excluded.last_at
  )
  where (select count(*) from unnest(look_ups.made_at) at where at > excluded.last_at - p_window) < p_most;
  return found;
end $$;
