-- Up Migration

-- One row for each thing that is scanned at a gate, made when its order is confirmed.
create table tickets (
  event_id text not null,
  order_id uuid not null,
  product_id text not null,
  -- From 1, among those of the same product in the order.
  number integer not null,
  -- Unguessable: who shows it is let in.
  code text not null,
  primary key (event_id, order_id, product_id, number),
  unique (event_id, code),
  foreign key (event_id, order_id) references orders (event_id, id)
);
