-- Up Migration

-- The rooms of a package. A room is a product like any other, so the same rules apply to its stock, price, totals and order
-- lines.
create table travel_rooms (
  event_id text not null,
  product_id text not null,
  package_id text not null,
  position integer not null,
  -- The room's name within its package: in English, and by language.
  title text not null,
  titles jsonb not null default '{}',
  -- The number of persons in one room, and the most persons that one cart may take in rooms of this kind.
  sleeps integer not null check (sleeps > 0),
  takes integer not null check (takes between sleeps and 50),
  primary key (event_id, product_id),
  foreign key (event_id, product_id) references products (event_id, id),
  foreign key (event_id, package_id) references travel_packages (event_id, id)
);

-- Products that can be added to a stay: in the same order, or (is_add_on) to the stay of an earlier order.
create table travel_extras (
  event_id text not null,
  package_id text not null,
  product_id text not null,
  position integer not null,
  category text not null check (category in ('extra', 'merchandise', 'transfer')),
  is_add_on boolean not null,
  primary key (event_id, package_id, product_id),
  foreign key (event_id, product_id) references products (event_id, id),
  foreign key (event_id, package_id) references travel_packages (event_id, id)
);

-- The stay of a cart. Its stock is held by the cart's lines, like all stock. This table contains what the lines do not.
create table hotel_carts (
  event_id text not null,
  cart_id uuid not null,
  id uuid not null default gen_random_uuid(),
  package_id text not null,
  room_id text not null,
  rooms integer not null check (rooms > 0),
  persons integer not null check (persons between 1 and 50),
  -- The number of travel tickets follows the number of persons, until the shopper changes it.
  tickets_follow boolean not null default true,
  primary key (event_id, cart_id),
  unique (event_id, id),
  foreign key (event_id, cart_id) references carts (event_id, id),
  foreign key (event_id, package_id) references travel_packages (event_id, id),
  foreign key (event_id, room_id) references products (event_id, id)
);

-- The stay of an order. Its hotel cart's id is returned only to a client that looks up the order. Add-ons require this id.
create table order_stays (
  event_id text not null,
  order_id uuid not null,
  hotel_cart_id uuid not null,
  package_id text not null,
  room_id text not null,
  rooms integer not null,
  persons integer not null,
  primary key (event_id, order_id),
  foreign key (event_id, order_id) references orders (event_id, id),
  foreign key (event_id, package_id) references travel_packages (event_id, id)
);

create index order_stays_by_hotel_cart on order_stays (event_id, hotel_cart_id);
