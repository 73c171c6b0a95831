-- Counts an attempt for each of p_clients (hashes), before the attempt's work is done. Returns the time of the attempt,
-- which take_back_attempt needs. Returns null when one of the clients has reached its limit in p_most within the window
-- before now; then nothing is counted for any client. The rows are locked in the order of their hashes, so concurrent
-- attempts are counted one after another.
create or replace function count_attempt(p_event text, p_clients bytea[], p_most integer[], p_window interval)
returns timestamptz
language plpgsql as $$
declare
  moment timestamptz;
begin
  insert into look_ups (event_id, client_hash, made_at, last_at)
  select p_event, counted.client, '{}', clock_timestamp() from unnest(p_clients) counted (client) order by counted.client
  on conflict on constraint look_ups_pkey do nothing;
  perform 1 from look_ups where look_ups.event_id = p_event and look_ups.client_hash = any (p_clients)
  order by look_ups.client_hash for update;
  moment := clock_timestamp();
  if exists (
    select from unnest(p_clients, p_most) allowed (client, most)
    join look_ups on look_ups.event_id = p_event and look_ups.client_hash = allowed.client
    where (select count(*) from unnest(look_ups.made_at) at where at > moment - p_window) >= allowed.most
  ) then return null; end if;
  update look_ups set last_at = moment, made_at = array_append(
    array(select at from unnest(look_ups.made_at) at where at > moment - p_window), moment
  )
  where look_ups.event_id = p_event and look_ups.client_hash = any (p_clients);
  return moment;
end $$;
