-- Up Migration

-- `reserved` includes both what carts hold and what is sold: both are rows of cart_lines. An order does not change it.
-- The low fillfactor leaves space for updates in place, since one busy row changes thousands of times a minute.
create table stock (
  event_id text not null references events,
  id text not null,
  total integer not null check (total >= 0),
  reserved integer not null default 0,
  primary key (event_id, id),
  constraint stock_not_oversold check (reserved between 0 and total)
) with (fillfactor = 10);

create table products (
  event_id text not null references events,
  id text not null,
  -- Null: unlimited. Several products may share one stock.
  stock_id text,
  -- The product as GET /products returns it, without the quantity that is left.
  definition jsonb not null,
  primary key (event_id, id),
  foreign key (event_id, stock_id) references stock (event_id, id)
);

create table shop_products (
  event_id text not null,
  slug text not null,
  product_id text not null,
  position integer not null,
  primary key (event_id, slug, product_id),
  foreign key (event_id, slug) references shops (event_id, slug),
  foreign key (event_id, product_id) references products (event_id, id)
);

create table travel_packages (
  event_id text not null references events,
  id text not null,
  travel_id text not null,
  stock_id text,
  position integer not null,
  -- The package as the Travel API returns it, without the field for sold out.
  definition jsonb not null,
  primary key (event_id, id),
  foreign key (event_id, stock_id) references stock (event_id, id)
);

-- The event of each Travel API id, since the paths of that API contain only this id.
create table travel_ids (
  travel_id text primary key,
  event_id text not null references events,
  settings jsonb not null default '{}'
);
