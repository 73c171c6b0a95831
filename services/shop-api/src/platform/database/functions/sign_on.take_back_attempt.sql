-- Subtracts an attempt that was right, for all p_keys.
create or replace function sign_on.take_back_attempt(p_keys bytea[], p_tried_at timestamptz)
returns void
language plpgsql as $$
begin
  perform 1 from sign_on.attempts known where known.key_hash = any (p_keys) order by known.key_hash for update;
  update sign_on.attempts known set made_at = array_remove(known.made_at, p_tried_at) where known.key_hash = any (p_keys);
end $$;
