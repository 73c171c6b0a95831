-- Up Migration

-- The key of everything is the event: a festival's shops share its stock, orders and look-ups. Whatever belongs to an event
-- has event_id first in its primary key, unique constraints and foreign keys, so that the schema can be distributed by event.
-- The events themselves are few: a small table, the same on every node, as are the questions asked before an event is known
-- (shop_slugs, travel_ids).
create table events (
  event_id text primary key,
  name text not null
);

create table shops (
  event_id text not null references events,
  slug text not null,
  token text not null,
  -- The shop's config as GET /shop answers it.
  config jsonb not null,
  primary key (event_id, slug),
  unique (event_id, token)
);

-- Which event a slug is of, and what the index page names, in its order.
create table shop_slugs (
  slug text primary key,
  event_id text not null references events,
  listed boolean not null default true,
  position integer not null
);
