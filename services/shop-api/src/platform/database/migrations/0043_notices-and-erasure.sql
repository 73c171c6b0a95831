-- Up Migration

-- The announcements that a shop shows to all its current visitors. Renamed to `announcements` in 0063.
create table shop_notices (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  -- Null: every shop of the event.
  shop_slug text,
  title text not null,
  message text not null,
  shows_from timestamptz not null default now(),
  -- Null: until an operator removes it.
  shows_until timestamptz,
  primary key (event_id, id),
  foreign key (event_id, shop_slug) references shops (event_id, slug)
);

-- When the order's personal data was erased.
alter table orders add column erased_at timestamptz;
