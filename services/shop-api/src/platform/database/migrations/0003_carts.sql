-- Up Migration

create table carts (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  shop_slug text not null,
  -- The hash of the cart's token. The token itself is not stored.
  token_hash bytea not null,
  account_id text,
  policy_id text,
  upgradable_order_id text,
  status text not null default 'shopping' check (status in ('shopping', 'in_payment', 'confirmed', 'expired')),
  -- The end of the hold that the shop grants. Changes of the cart don't renew it.
  hold_until timestamptz not null,
  -- When the stock is returned: at the end of the hold, or of the order's time-out if that is later. Null once the cart
  -- is sold.
  expires_at timestamptz,
  -- The checkout form, erased when the cart expires.
  buyer jsonb,
  created_at timestamptz not null default now(),
  primary key (event_id, id),
  foreign key (event_id, shop_slug) references shops (event_id, slug),
  constraint only_sold_carts_stay check ((expires_at is null) = (status = 'confirmed'))
) with (fillfactor = 70);

create index carts_to_expire on carts (event_id, expires_at) where status in ('shopping', 'in_payment');

-- A row holds its stock until it is deleted, whatever the clock says. There is no foreign key to the cart: its check for each
-- row would cost more than the reservation, and `reserve` locks the cart anyway.
create table cart_lines (
  event_id text not null,
  cart_id uuid not null,
  product_id text not null,
  stock_id text,
  qty integer not null check (qty > 0),
  primary key (event_id, cart_id, product_id)
);
