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

-- Lets go of what a cart holds of these products. The caller holds the cart's lock.
create function release_lines(p_event text, p_cart uuid, p_products text[])
returns integer
language plpgsql
set enable_seqscan = off
as $$
declare
  released integer;
begin
  perform 1 from stock where stock.event_id = p_event and stock.id in (
    select line.stock_id from cart_lines line
    where line.event_id = p_event and line.cart_id = p_cart and line.product_id = any (p_products)
  ) order by stock.id for no key update;
  with gone as (
    delete from cart_lines line
    where line.event_id = p_event and line.cart_id = p_cart and line.product_id = any (p_products)
    returning line.stock_id, line.qty
  ), sums as (
    select gone.stock_id, sum(gone.qty) as qty from gone where gone.stock_id is not null group by gone.stock_id
  ), given_back as (
    update stock set reserved = stock.reserved - sums.qty from sums
    where stock.event_id = p_event and stock.id = sums.stock_id
  )
  select count(*) into released from gone;
  return released;
end $$;

-- What a cart holds that belongs to stays, but for one room and the extras of one package.
create function stay_lines_beside(p_event text, p_cart uuid, p_package text, p_room text)
returns text[]
language sql stable as $$
  select coalesce(array_agg(line.product_id), '{}') from cart_lines line
  where line.event_id = p_event and line.cart_id = p_cart
    and line.product_id is distinct from p_room
    and (
      exists (select 1 from travel_rooms room where room.event_id = p_event and room.product_id = line.product_id)
      or exists (select 1 from travel_extras extra where extra.event_id = p_event and extra.product_id = line.product_id)
    )
    and not exists (
      select 1 from travel_extras extra
      where extra.event_id = p_event and extra.package_id = p_package and extra.product_id = line.product_id
    )
$$;

-- Makes the room that a cart already holds its stay, and lets go of the room before and of the extras that don't go with it.
-- Answers `kept`, `closed` (no cart that shops), or `changed` (the cart does not hold these rooms any more).
create function keep_stay(p_event text, p_cart uuid, p_package text, p_room text, p_rooms integer, p_persons integer)
returns text
language plpgsql as $$
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = p_cart
    and carts.status = 'shopping' and carts.expires_at > clock_timestamp() for update;
  if not found then
    return 'closed';
  end if;
  perform 1 from cart_lines line
  where line.event_id = p_event and line.cart_id = p_cart and line.product_id = p_room and line.qty = p_rooms;
  if not found then
    return 'changed';
  end if;
  perform release_lines(p_event, p_cart, stay_lines_beside(p_event, p_cart, p_package, p_room));
  insert into hotel_carts (event_id, cart_id, package_id, room_id, rooms, persons)
  values (p_event, p_cart, p_package, p_room, p_rooms, p_persons)
  on conflict on constraint hotel_carts_pkey do update
  set package_id = excluded.package_id, room_id = excluded.room_id, rooms = excluded.rooms, persons = excluded.persons;
  return 'kept';
end $$;

-- Takes the stay out of a cart: room, extras, and the tickets named. Answers `gone`, `none` (there was no stay) or `closed`.
create function drop_stay(p_event text, p_cart uuid, p_tickets text[])
returns text
language plpgsql as $$
declare
  released integer;
begin
  perform 1 from carts where carts.event_id = p_event and carts.id = p_cart
    and carts.status = 'shopping' and carts.expires_at > clock_timestamp() for update;
  if not found then
    return 'closed';
  end if;
  released := release_lines(p_event, p_cart, stay_lines_beside(p_event, p_cart, null, null) || p_tickets);
  delete from hotel_carts where hotel_carts.event_id = p_event and hotel_carts.cart_id = p_cart;
  return case when found or released > 0 then 'gone' else 'none' end;
end $$;

-- Writes down the stay of an order with a room among its lines, once: that of its cart, or what the room's kind sleeps.
create function remember_stay(p_event text, p_order uuid)
returns void
language sql as $$
  insert into order_stays (event_id, order_id, hotel_cart_id, package_id, room_id, rooms, persons)
  select p_event, p_order, coalesce(stay.id, gen_random_uuid()), room.package_id, room.product_id, line.qty,
    coalesce(stay.persons, line.qty * room.sleeps)
  from order_lines line
  join travel_rooms room on room.event_id = p_event and room.product_id = line.product_id
  join orders on orders.event_id = p_event and orders.id = p_order
  left join hotel_carts stay
    on stay.event_id = p_event and stay.cart_id = orders.cart_id and stay.room_id = room.product_id
  where line.event_id = p_event and line.order_id = p_order
  limit 1
  on conflict on constraint order_stays_pkey do nothing
$$;
