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
