-- Up Migration

-- One row for each ticket that is scanned at a gate, created when its order is confirmed.
create table tickets (
  event_id text not null,
  order_id uuid not null,
  product_id text not null,
  -- Counts from 1 for each product in the order.
  number integer not null,
  -- Unguessable, since the gate admits any person who shows it.
  code text not null,
  primary key (event_id, order_id, product_id, number),
  unique (event_id, code),
  foreign key (event_id, order_id) references orders (event_id, id)
);
