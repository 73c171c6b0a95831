-- Up Migration

-- The audit log of orders. Triggers write it in the transaction of each change, and no line is changed afterwards. It contains no
-- personal data, so it is kept when a person's data is erased.
create table order_events (
  event_id text not null,
  order_id uuid not null,
  -- Increases with time, with gaps. A count for each order would make concurrent writers wait for each other.
  number bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- `shopper`, `provider …`, `job …`, `operator …`, or `shop` for automatic consequences.
  actor text not null,
  what text not null,
  details jsonb not null default '{}',
  primary key (event_id, order_id, number),
  foreign key (event_id, order_id) references orders (event_id, id)
);

insert into order_events (event_id, order_id, at, actor, what, details)
select event_id, id, placed_at, 'shopper', 'placed', jsonb_build_object('shop', shop_slug, 'total', total_cents) from orders;
