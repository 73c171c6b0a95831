-- Up Migration

-- The rooms of a package. A room is a product like any other, so that stock, prices, totals and order lines need no second rule.
create table travel_rooms (
  event_id text not null,
  product_id text not null,
  package_id text not null,
  position integer not null,
  -- What it is called within its package: in English, and by language.
  title text not null,
  titles jsonb not null default '{}',
  -- Persons in one room; more take several rooms of the kind, up to as many as are taken at once.
  sleeps integer not null check (sleeps > 0),
  takes integer not null check (takes between sleeps and 50),
  primary key (event_id, product_id),
  foreign key (event_id, product_id) references products (event_id, id),
  foreign key (event_id, package_id) references travel_packages (event_id, id)
);

-- What can be added to a stay, now or (is_add_on) to that of an earlier order: products too.
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

-- The stay of a cart. Its stock is held by the cart's lines, like everything else; here stands what those don't say.
create table hotel_carts (
  event_id text not null,
  cart_id uuid not null,
  id uuid not null default gen_random_uuid(),
  package_id text not null,
  room_id text not null,
  rooms integer not null check (rooms > 0),
  persons integer not null check (persons between 1 and 50),
  -- The travel tickets go with the persons, until the shopper says otherwise.
  tickets_follow boolean not null default true,
  primary key (event_id, cart_id),
  unique (event_id, id),
  foreign key (event_id, cart_id) references carts (event_id, id),
  foreign key (event_id, package_id) references travel_packages (event_id, id),
  foreign key (event_id, room_id) references products (event_id, id)
);

-- The stay that an order was placed for. Its hotel cart's id is told only to who looks the order up, and add-ons ask for it.
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
