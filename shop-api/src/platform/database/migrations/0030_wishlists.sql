-- Up Migration

-- What an account wants of an event and has not bought.
create table wishlists (
  event_id text not null references events,
  account_id text not null,
  year integer not null,
  -- Products, stay and preferences as the contracts have them, amounts in cents.
  content jsonb not null,
  -- Once it filled a cart of a member sale it stays so.
  is_member_sale_used boolean not null default false,
  -- Proves that a link to it comes from its account.
  verifier text not null,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  primary key (event_id, account_id)
);

-- Wrong verifiers of late, by link, whether or not there is a wishlist behind it, so that a lock tells nothing.
create table wishlist_link_misses (
  event_id text not null references events,
  account_id text not null,
  misses integer not null,
  first_at timestamptz not null,
  locked_until timestamptz,
  primary key (event_id, account_id)
);

create index wishlist_link_misses_to_forget on wishlist_link_misses (event_id, first_at);

-- Counts a wrong verifier. The one that makes it p_most within the window locks the link for as long as the window.
create function count_wishlist_link_miss(p_event text, p_account text, p_most integer, p_window interval)
returns void
language sql as $$
  insert into wishlist_link_misses as known (event_id, account_id, misses, first_at, locked_until)
  values (p_event, p_account, 1, clock_timestamp(), case when p_most <= 1 then clock_timestamp() + p_window end)
  on conflict on constraint wishlist_link_misses_pkey do update set
    misses = case when known.first_at > clock_timestamp() - p_window then known.misses + 1 else 1 end,
    first_at = case when known.first_at > clock_timestamp() - p_window then known.first_at else clock_timestamp() end,
    locked_until = case
      when known.first_at > clock_timestamp() - p_window and known.misses + 1 >= p_most then clock_timestamp() + p_window
    end
  where known.locked_until is null or known.locked_until <= clock_timestamp()
$$;
