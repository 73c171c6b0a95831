-- Up Migration

-- What happened to an order, written by triggers in the transaction of each change and never changed afterwards. No personal data:
-- it stays when a person's data is erased.
create table order_events (
  event_id text not null,
  order_id uuid not null,
  -- Rises with time, with gaps: a count of one order would make its writers wait for each other.
  number bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- `shopper`, `provider …`, `job …`, `operator …`, or `shop` for what follows by itself.
  actor text not null,
  what text not null,
  details jsonb not null default '{}',
  primary key (event_id, order_id, number),
  foreign key (event_id, order_id) references orders (event_id, id)
);

insert into order_events (event_id, order_id, at, actor, what, details)
select event_id, id, placed_at, 'shopper', 'placed', jsonb_build_object('shop', shop_slug, 'total', total_cents) from orders;
