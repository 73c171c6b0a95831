-- Up Migration

create table orders (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  -- Nine digits, so that a person can read it out.
  reference text not null check (reference ~ '^[0-9]{9}$'),
  cart_id uuid not null,
  shop_slug text not null,
  account_id text,
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'failed', 'error', 'canceled', 'timed_out', 'refunded')),
  -- All amounts in cents, as the cart's receipt showed them.
  totals jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  buyer jsonb not null,
  placed_at timestamptz not null default now(),
  times_out_at timestamptz not null,
  settled_at timestamptz,
  primary key (event_id, id),
  unique (event_id, reference),
  foreign key (event_id, cart_id) references carts (event_id, id)
);

create index orders_of_cart on orders (event_id, cart_id, placed_at);
create index orders_to_time_out on orders (event_id, times_out_at) where status = 'pending';
-- A cart has at most one pending order, and at most one completed order.
create unique index one_pending_order on orders (event_id, cart_id) where status = 'pending';
create unique index one_completed_order on orders (event_id, cart_id) where status = 'completed';

create table order_lines (
  event_id text not null,
  order_id uuid not null,
  product_id text not null,
  position integer not null,
  stock_id text,
  name text not null,
  qty integer not null check (qty > 0),
  -- The price of one unit, service costs included.
  price_cents integer not null,
  -- The total of the line, with its taxes.
  total_cents integer not null,
  primary key (event_id, order_id, product_id),
  foreign key (event_id, order_id) references orders (event_id, id)
);

create table payments (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  provider text not null,
  method text not null,
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'open'
    check (status in ('open', 'pending', 'completed', 'failed', 'error', 'canceled', 'refund_due', 'refunded')),
  -- The page on which the shopper pays, and the page to which the provider sends the shopper afterwards.
  redirect_uri text,
  return_uri text not null,
  created_at timestamptz not null default now(),
  -- When to poll the provider, in case no webhook comes. Null: no more polls.
  next_ask_at timestamptz,
  primary key (event_id, id),
  unique (event_id, order_id),
  foreign key (event_id, order_id) references orders (event_id, id)
);

create index payments_to_ask on payments (event_id, next_ask_at) where next_ask_at is not null;

-- The webhooks of providers. A webhook that is sent several times is stored once.
create table payment_notices (
  event_id text not null,
  payment_id uuid not null,
  notice_id text not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (event_id, payment_id, notice_id),
  foreign key (event_id, payment_id) references payments (event_id, id)
);

-- The orders by Idempotency-Key: a repeated request returns the same order.
create table placings (
  event_id text not null,
  cart_id uuid not null,
  idempotency_key text not null,
  request_hash bytea not null,
  order_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (event_id, cart_id, idempotency_key),
  foreign key (event_id, order_id) references orders (event_id, id)
);
