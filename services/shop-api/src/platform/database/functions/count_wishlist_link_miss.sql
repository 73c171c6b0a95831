-- Counts a wrong verifier of an account's wishlist link. When p_most wrong verifiers are counted within the window, the
-- link is locked for the length of the window. While it is locked nothing is counted.
create or replace function count_wishlist_link_miss(p_event text, p_account text, p_most integer, p_window interval)
returns void
language plpgsql as $$
declare
  moment constant timestamptz := clock_timestamp();
  window_began constant timestamptz := moment - p_window;
  would_end constant timestamptz := moment + p_window;
begin
  insert into wishlist_link_misses as known (event_id, account_id, misses, first_at, locked_until)
  values (p_event, p_account, 1, moment, case when p_most <= 1 then would_end end)
  on conflict on constraint wishlist_link_misses_pkey do update set
    misses = case when known.first_at > window_began then known.misses + 1 else 1 end,
    first_at = case when known.first_at > window_began then known.first_at else moment end,
    locked_until = case
      when known.first_at > window_began and known.misses + 1 >= p_most then would_end
    end
  where known.locked_until is null or known.locked_until <= moment;
end $$;
