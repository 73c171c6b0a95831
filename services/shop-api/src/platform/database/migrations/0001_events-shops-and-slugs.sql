-- Up Migration

-- The key of everything is the event: a festival's shops share its stock, orders and look-ups. Every table that belongs to an
-- event has event_id first in its primary key, unique constraints and foreign keys, so that the schema can be distributed by
-- event. The tables that are read before an event is known (events, shop_slugs, travel_ids) are small and the same on every
-- node.
create table events (
  event_id text primary key,
  name text not null
);

create table shops (
  event_id text not null references events,
  slug text not null,
  token text not null,
  -- The shop's config as GET /shop returns it.
  config jsonb not null,
  primary key (event_id, slug),
  unique (event_id, token)
);

-- The event of each slug, and whether and where the index page lists its shop.
create table shop_slugs (
  slug text primary key,
  event_id text not null references events,
  listed boolean not null default true,
  position integer not null
);
