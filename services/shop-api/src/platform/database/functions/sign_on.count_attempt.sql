-- Like `count_attempt`, but for sign-on, whose attempts belong to no event: counts an attempt for each of p_keys
-- (hashes) and returns the time of the attempt. Returns null when one of the keys has reached its limit in p_most
-- within the window; then nothing is counted for any key.
create or replace function sign_on.count_attempt(p_keys bytea[], p_most integer[], p_window interval)
returns timestamptz
language plpgsql as $$
declare
  tried_at timestamptz;
begin
  insert into sign_on.attempts (key_hash, made_at, last_at)
  select counted.key, '{}', clock_timestamp() from unnest(p_keys) counted (key) order by counted.key
  on conflict (key_hash) do nothing;
  perform 1 from sign_on.attempts known where known.key_hash = any (p_keys) order by known.key_hash for update;
  tried_at := clock_timestamp();
  if exists (
    select from unnest(p_keys, p_most) allowed (key, most)
    join sign_on.attempts known on known.key_hash = allowed.key
    where (select count(*) from unnest(known.made_at) at where at > tried_at - p_window) >= allowed.most
  ) then return null; end if;
  update sign_on.attempts known set last_at = tried_at, made_at = array_append(
    array(select at from unnest(known.made_at) at where at > tried_at - p_window), tried_at
  )
  where known.key_hash = any (p_keys);
  return tried_at;
end $$;
