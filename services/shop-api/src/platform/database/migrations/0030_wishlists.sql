-- Up Migration

-- What an account wants to buy at an event and has not bought yet.
create table wishlists (
  event_id text not null references events,
  account_id text not null,
  year integer not null,
  -- Products, stay and preferences in the form of the contracts, with amounts in cents.
  content jsonb not null,
  -- Set when the wishlist has filled a cart of a member sale, and never reset.
  is_member_sale_used boolean not null default false,
  -- Proves that a link to the wishlist comes from its account.
  verifier text not null,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  primary key (event_id, account_id)
);

-- Recent wrong verifiers by link. They are counted even for a link without a wishlist, so that a lock does not reveal
-- whether one exists.
create table wishlist_link_misses (
  event_id text not null references events,
  account_id text not null,
  misses integer not null,
  first_at timestamptz not null,
  locked_until timestamptz,
  primary key (event_id, account_id)
);

create index wishlist_link_misses_to_forget on wishlist_link_misses (event_id, first_at);
