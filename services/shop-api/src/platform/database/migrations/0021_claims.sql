-- Up Migration

-- Limits other than stock: uses of a voucher, orders and the membership of an account, the upgrade of an order. `used`
-- counts the carts that use the limit, and its check guarantees that the limit is never exceeded. Renamed to `limits` in
-- 0063.
create table allowances (
  event_id text not null references events,
  id text not null,
  total integer not null check (total >= 0),
  used integer not null default 0,
  primary key (event_id, id),
  constraint allowance_not_exceeded check (used between 0 and total)
);

-- The usages of each limit (`limit_usages` since 0063). A cart's usage is kept until keep_seconds after the cart's end.
-- Once it is settled, which means paid, it is kept permanently.
create table claims (
  event_id text not null,
  cart_id uuid not null,
  allowance_id text not null,
  keep_seconds integer not null check (keep_seconds >= 0),
  settled boolean not null default false,
  primary key (event_id, cart_id, allowance_id),
  foreign key (event_id, allowance_id) references allowances (event_id, id)
);

create index claims_to_free on claims (event_id, cart_id) where not settled;

create table vouchers (
  event_id text not null references events,
  -- In upper case.
  code text not null,
  kind text not null check (kind in ('percentage', 'fixed', 'full')),
  -- Hundredths of a percent or cents, by kind. Without meaning for `full`.
  value integer not null check (value >= 0 and (kind <> 'percentage' or value <= 10000)),
  allowance_id text not null,
  primary key (event_id, code),
  foreign key (event_id, allowance_id) references allowances (event_id, id)
);

create table shipping_methods (
  event_id text not null references events,
  country text not null check (country ~ '^[A-Z]{2}$'),
  handle text not null,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  position integer not null,
  primary key (event_id, country, handle)
);

alter table carts add column voucher_code text;
alter table carts add column shipping_country text;
alter table carts add column shipping_handle text;

alter table orders add column voucher_code text;
-- Where merchandise is sent: the country, and the method if there is a choice.
alter table orders add column shipping jsonb;
alter table orders add column upgrades_order_id uuid;
-- The limits that the order uses. Its cart has a usage of each while the order waits for payment and once it is paid.
alter table orders add column allowance_ids text[] not null default '{}';
