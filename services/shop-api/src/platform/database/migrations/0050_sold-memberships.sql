-- Up Migration

-- A membership that an order sold, written in the transaction that confirms the order. A background job notifies the
-- account afterwards, since accounts belong to no event and may be in another database.
create table membership_sales (
  event_id text not null,
  order_id uuid not null,
  brand text not null,
  -- Null once the order's personal data is erased.
  account_id text,
  level integer not null check (level > 0),
  period text not null check (period in ('year', 'month')),
  sold_at timestamptz not null default now(),
  -- A refund ends the membership.
  is_refunded boolean not null default false,
  -- The last event of which the account was notified.
  told text check (told in ('sold', 'refunded')),
  primary key (event_id, order_id),
  foreign key (event_id, order_id) references orders (event_id, id)
);

create index membership_sales_to_tell on membership_sales (event_id, sold_at)
  where account_id is not null and (told is null or is_refunded and told <> 'refunded');

-- One row for each sold membership, with the id of its order, so that repeated notifications and notifications in any order
-- have the same result.
create table members.sold_memberships (
  id uuid primary key,
  brand text not null,
  account_id text not null,
  level integer not null check (level > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_refunded boolean not null
);

create index sold_memberships_of_account on members.sold_memberships (brand, account_id);
