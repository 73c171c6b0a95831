-- Up Migration

-- The tables of the shop. The key of everything is the event: a festival's shops share its stock, orders and look-ups. Every
-- table that belongs to an event has event_id first in its primary key, unique constraints and foreign keys, so that the schema
-- can be distributed by event. The tables that are read before an event is known (events, shop_slugs, travel_ids, mail_brands)
-- are small and the same on every node. Functions, views and triggers are in functions/.

-- The version of each function and view of functions/ in the database. A file with another hash is applied again.
create table functions (
  -- The file's name, without its extension.
  name text primary key,
  -- The SHA-256 of the file.
  hash text not null
);

-- Shops and what they offer

create table events (
  event_id text primary key,
  name text not null,
  -- The highest share of each stock that the carts of one client may hold without payment, in percent; 100 means no limit.
  unpaid_share_percent integer not null default 50,
  constraint share_of_all check (unpaid_share_percent between 1 and 100)
);

create table shops (
  event_id text not null references events,
  slug text not null,
  token text not null,
  -- The shop's config as GET /shop returns it.
  config jsonb not null,
  primary key (event_id, slug),
  unique (event_id, token)
);

-- The event of each slug, and whether and where the index page lists its shop.
create table shop_slugs (
  slug text primary key,
  event_id text not null references events,
  listed boolean not null default true,
  position integer not null
);

-- The announcements that a shop shows to all its current visitors.
create table announcements (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  -- Null: every shop of the event.
  shop_slug text,
  title text not null,
  message text not null,
  shows_from timestamptz not null default now(),
  -- Null: until an operator removes it.
  shows_until timestamptz,
  primary key (event_id, id),
  foreign key (event_id, shop_slug) references shops (event_id, slug)
);

-- The sender and colours of a brand's mails, and the recipient of its transport requests.
create table mail_brands (
  brand text primary key,
  definition jsonb not null
);

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
  -- Since when the shop's definition no longer lists the product. Carts that already hold it can order it, but it can't be added
  -- to a cart.
  withdrawn_at timestamptz,
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
  -- Another option of an add-on of the same package, such as two seats of a transfer at once.
  option_of text,
  primary key (event_id, package_id, product_id),
  foreign key (event_id, product_id) references products (event_id, id),
  foreign key (event_id, package_id) references travel_packages (event_id, id),
  foreign key (event_id, package_id, option_of) references travel_extras (event_id, package_id, product_id)
);

create table shipping_methods (
  event_id text not null references events,
  country text not null check (country ~ '^[A-Z]{2}$'),
  handle text not null,
  name text not null,
  price_cents integer not null check (price_cents >= 0),
  position integer not null,
  -- Names by language, in addition to `name`, which is English: {"nl": {"name": "…"}}.
  texts jsonb not null default '{}',
  primary key (event_id, country, handle)
);

-- Carts

create table carts (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  shop_slug text not null,
  -- The hash of the cart's token. The token itself is not stored.
  token_hash bytea not null,
  -- The hash of the former token, kept until the current token is used for the first time. Until then the former token may be
  -- exchanged again, in case the response with the current token was lost. It gives no other access.
  former_token_hash bytea,
  account_id text,
  -- The client for the limit of unpaid stock: the hash of the address that opened the cart. It is deleted when the cart is paid
  -- or has ended.
  client bytea,
  policy_id text,
  upgradable_order_id text,
  status text not null default 'shopping' check (status in ('shopping', 'in_payment', 'confirmed', 'expired')),
  -- The end of the hold that the shop grants. Changes of the cart don't renew it.
  hold_until timestamptz not null,
  -- How often the shopper has extended the current hold. A new hold, which starts with the first product of an emptied cart,
  -- counts from 0.
  hold_extensions integer not null default 0 check (hold_extensions >= 0),
  -- When the stock is returned: at the end of the hold, or of the order's time-out if that is later. Null once the cart
  -- is sold.
  expires_at timestamptz,
  -- The checkout form, erased when the cart expires.
  buyer jsonb,
  voucher_code text,
  shipping_country text,
  shipping_handle text,
  -- The shopper's choices that are not lines of the cart: `termsVersion` and `covidTermsVersion` as accepted, and
  -- `refundDeclined`. The destination of merchandise has separate columns. An order stores the choices of its cart.
  choices jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (event_id, id),
  foreign key (event_id, shop_slug) references shops (event_id, slug),
  constraint only_sold_carts_stay check ((expires_at is null) = (status = 'confirmed'))
) with (fillfactor = 70);

create index carts_to_expire on carts (event_id, expires_at) where status in ('shopping', 'in_payment');
create index carts_to_forget on carts (event_id, expires_at) where status = 'expired';
create index carts_of_client on carts (event_id, client) where client is not null and status in ('shopping', 'in_payment');

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

-- Tokens of a waiting room that have opened a cart, kept until they expire. Each token opens only one cart.
create table queue_tokens (
  event_id text not null references events,
  -- The hash of the token's id (jti).
  id_hash bytea not null,
  expires_at timestamptz not null,
  primary key (event_id, id_hash)
);

create index queue_tokens_to_forget on queue_tokens (event_id, expires_at);

-- Limits other than stock: uses of a voucher, orders and the membership of an account, the upgrade of an order. `used`
-- counts the carts that use the limit, and its check guarantees that the limit is never exceeded.
create table limits (
  event_id text not null references events,
  id text not null,
  total integer not null check (total >= 0),
  used integer not null default 0,
  primary key (event_id, id),
  constraint limit_not_exceeded check (used between 0 and total)
);

-- The usages of each limit. A cart's usage is kept until keep_seconds after the cart's end. Once it is settled, which means
-- paid, it is kept permanently.
create table limit_usages (
  event_id text not null,
  cart_id uuid not null,
  limit_id text not null,
  keep_seconds integer not null check (keep_seconds >= 0),
  settled boolean not null default false,
  primary key (event_id, cart_id, limit_id),
  foreign key (event_id, limit_id) references limits (event_id, id)
);

create index limit_usages_to_release on limit_usages (event_id, cart_id) where not settled;

create table vouchers (
  event_id text not null references events,
  -- In upper case.
  code text not null,
  kind text not null check (kind in ('percentage', 'fixed', 'full')),
  -- Hundredths of a percent or cents, by kind. Without meaning for `full`.
  value integer not null check (value >= 0 and (kind <> 'percentage' or value <= 10000)),
  limit_id text not null,
  primary key (event_id, code),
  foreign key (event_id, limit_id) references limits (event_id, id)
);

-- What an account wants to buy at an event and has not bought yet.
create table wishlists (
  event_id text not null references events,
  account_id text not null,
  year integer not null,
  -- Products, stay and preferences in the form of the contracts, with amounts in cents.
  content jsonb not null,
  -- Set when the wishlist has filled a cart of a member sale, and never reset.
  is_member_sale_used boolean not null default false,
  -- Proves that a link to the wishlist comes from its account.
  verifier text not null,
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  primary key (event_id, account_id)
);

-- Recent wrong verifiers by link. They are counted even for a link without a wishlist, so that a lock does not reveal
-- whether one exists.
create table wishlist_link_misses (
  event_id text not null references events,
  account_id text not null,
  misses integer not null,
  first_at timestamptz not null,
  locked_until timestamptz,
  primary key (event_id, account_id)
);

create index wishlist_link_misses_to_forget on wishlist_link_misses (event_id, first_at);

-- Orders

create table orders (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  -- Nine digits, so that a person can read it out.
  reference text not null check (reference ~ '^[0-9]{9}$'),
  -- The id of the order in a consumer's own system. It is unguessable: any client that has it may look up the order.
  external_reference uuid not null default gen_random_uuid(),
  cart_id uuid not null,
  shop_slug text not null,
  account_id text,
  status text not null default 'pending'
    check (status in ('pending', 'completed', 'failed', 'error', 'canceled', 'timed_out', 'refunded')),
  -- All amounts in cents, as the cart's receipt showed them.
  totals jsonb not null,
  total_cents integer not null check (total_cents >= 0),
  buyer jsonb not null,
  voucher_code text,
  -- Where merchandise is sent: the country, and the method if there is a choice.
  shipping jsonb,
  choices jsonb not null default '{}',
  upgrades_order_id uuid,
  -- The limits that the order uses. Its cart has a usage of each while the order waits for payment and once it is paid.
  limit_ids text[] not null default '{}',
  -- Whether the shopper agreed, when placing the order, that the membership is renewed and charged automatically.
  accepts_renewal boolean not null default false,
  placed_at timestamptz not null default now(),
  times_out_at timestamptz not null,
  settled_at timestamptz,
  -- When the order's personal data was erased.
  erased_at timestamptz,
  primary key (event_id, id),
  unique (event_id, reference),
  constraint orders_external_reference unique (event_id, external_reference),
  foreign key (event_id, cart_id) references carts (event_id, id)
);

create index orders_of_cart on orders (event_id, cart_id, placed_at);
create index orders_to_time_out on orders (event_id, times_out_at) where status = 'pending';
create index orders_of_account on orders (event_id, account_id, placed_at) where account_id is not null;
create index orders_that_upgrade on orders (event_id, upgrades_order_id) where upgrades_order_id is not null;
-- For a guest who has lost the link of an order.
create index orders_by_email on orders (event_id, lower(buyer ->> 'email'));
-- A cart has at most one pending order, and at most one completed order.
create unique index one_pending_order on orders (event_id, cart_id) where status = 'pending';
create unique index one_completed_order on orders (event_id, cart_id) where status = 'completed';

create table order_lines (
  event_id text not null,
  order_id uuid not null,
  product_id text not null,
  position integer not null,
  stock_id text,
  -- The product's name in English, and in each language, at the time of sale.
  name text not null,
  texts jsonb not null default '{}',
  qty integer not null check (qty > 0),
  -- The price of one unit, service costs included.
  price_cents integer not null,
  -- The total of the line, with its taxes.
  total_cents integer not null,
  -- The amount charged for a line in this order: its price and taxes, minus the discount of an upgrade.
  charged_cents integer check (charged_cents >= 0),
  refunded_qty integer not null default 0,
  primary key (event_id, order_id, product_id),
  foreign key (event_id, order_id) references orders (event_id, id),
  constraint order_lines_refunded check (refunded_qty between 0 and qty)
);

-- Which tickets of an earlier order a line upgrades.
create table upgrade_lines (
  event_id text not null,
  order_id uuid not null,
  product_id text not null,
  -- The product in the order that is upgraded.
  upgraded_product_id text not null,
  qty integer not null check (qty > 0),
  -- How many tickets were given back to the earlier order, because the line was refunded.
  returned_qty integer not null default 0 check (returned_qty between 0 and qty),
  primary key (event_id, order_id, product_id, upgraded_product_id),
  foreign key (event_id, order_id, product_id) references order_lines (event_id, order_id, product_id)
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

-- The audit log of orders. Triggers write it in the transaction of each change, and no line is changed afterwards. It contains no
-- personal data, so it is kept when a person's data is erased. A foreign key would lock the order for each line, so that the
-- sender of a mail and a refund could wait for each other; triggers write the lines, and orders are never deleted.
create table order_events (
  event_id text not null,
  order_id uuid not null,
  -- Increases with time, with gaps. A count for each order would make concurrent writers wait for each other.
  number bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  -- `shopper`, `provider …`, `job …`, `operator …`, or `shop` for automatic consequences.
  actor text not null,
  what text not null,
  details jsonb not null default '{}',
  primary key (event_id, order_id, number)
);

-- The recent look-ups of each client. Of the client only a hash is stored.
create table look_ups (
  event_id text not null references events,
  client_hash bytea not null,
  made_at timestamptz[] not null,
  last_at timestamptz not null,
  primary key (event_id, client_hash)
);

create index look_ups_to_forget on look_ups (event_id, last_at);

-- The tickets that are scanned at a gate, created when their order is confirmed. A row is kept permanently, so that the gate can
-- show why a code is no longer valid.
create table tickets (
  event_id text not null,
  order_id uuid not null,
  product_id text not null,
  -- Counts from 1 for each product in the order.
  number integer not null,
  -- Counts the codes of one ticket: a ticket that is valid again after its upgrade was refunded gets a new code.
  issue integer not null default 1 check (issue > 0),
  -- Unguessable, since the gate admits any person who shows it.
  code text not null,
  status text not null default 'issued' check (status in ('issued', 'void', 'refunded', 'upgraded')),
  -- Why the ticket is no longer `issued`.
  reason text,
  issued_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- The order and the product of the upgrade. Kept when the ticket is void because the upgrade was refunded.
  upgraded_by uuid,
  upgraded_to text,
  -- The holder, as the buyer entered it on the order's page. Null: the buyer. Erased with the order's personal data.
  holder text check (length(holder) between 1 and 80),
  primary key (event_id, order_id, product_id, number, issue),
  unique (event_id, code),
  foreign key (event_id, order_id) references orders (event_id, id),
  constraint tickets_reason check ((status = 'issued') = (reason is null)),
  constraint tickets_upgrade check (status <> 'upgraded' or upgraded_by is not null)
);

create unique index one_issued_ticket on tickets (event_id, order_id, product_id, number) where status = 'issued';
create index tickets_changed on tickets (event_id, changed_at);

-- Mails to send, each queued in the transaction that causes it. The content of an order's mail is read from the order
-- when it is sent, so that an order's personal data is in one place.
create table mails (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in (
    'order_confirmation', 'transport_request', 'newsletter_link', 'review_case', 'order_refund', 'ticket_return', 'membership_renewal',
    'order_link'
  )),
  -- Only one mail of a kind is queued for a key, even after repeated requests.
  key text not null,
  shop_slug text not null,
  order_id uuid,
  -- Other data of the mail, erased once it is sent.
  content jsonb,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'erased')),
  attempts integer not null default 0,
  -- The time of the next attempt. It is set before an attempt too, in case the process is killed. Null: no more
  -- attempts.
  next_try_at timestamptz default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (event_id, id),
  unique (event_id, kind, key),
  foreign key (event_id, order_id) references orders (event_id, id),
  foreign key (event_id, shop_slug) references shops (event_id, slug)
);

create index mails_to_send on mails (event_id, next_try_at) where next_try_at is not null;

-- Payments

-- The payment of an order, or without an order a charge; the part of the shop that made the charge knows what it pays for.
create table payments (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  provider text not null,
  method text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- `review`: the received amount or currency is not the due one, or the outcome is unknown. `charged_back`: a dispute took the
  -- payment back.
  status text not null default 'open' check (status in
    ('open', 'pending', 'completed', 'failed', 'error', 'canceled', 'refund_due', 'refunded', 'review', 'charged_back')),
  -- The page on which the shopper pays, and the page to which the provider sends the shopper afterwards.
  redirect_uri text,
  return_uri text not null,
  -- The provider's id of the opened payment, for providers that do not use our id.
  provider_reference text,
  -- The provider's id of the transaction. A webhook reports it, and a refund needs it.
  transaction text,
  -- The received amount and currency, if they are not the due ones. A refund returns this amount.
  received_cents integer,
  received_currency text,
  -- The sum of the ledger of refunds, so that the database refuses refunds that exceed the paid amount.
  refunded_cents integer not null default 0,
  refund_attempts integer not null default 0,
  created_at timestamptz not null default now(),
  -- When to poll the provider, in case no webhook comes. Null: no more polls.
  next_ask_at timestamptz,
  primary key (event_id, id),
  unique (event_id, order_id),
  foreign key (event_id, order_id) references orders (event_id, id),
  constraint payments_refunded check (refunded_cents between 0 and coalesce(received_cents, amount_cents))
);

create index payments_to_ask on payments (event_id, next_ask_at) where next_ask_at is not null;

-- The webhooks of providers. A webhook that is sent several times is stored once.
create table payment_webhooks (
  event_id text not null,
  payment_id uuid not null,
  webhook_id text not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (event_id, payment_id, webhook_id),
  foreign key (event_id, payment_id) references payments (event_id, id)
);

-- The ledger of refunds. A row is written in the transaction that takes something back; a background job sends it to
-- the provider.
create table refunds (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  -- Null if no payment was made.
  payment_id uuid,
  -- A repeated request with the same key returns the same refund.
  key text not null,
  -- The content of the request. A request with the same key and other content is refused.
  request jsonb not null default '{}',
  -- `asked`: the organiser requested it. `not_possible`: the order could not be completed when the payment came.
  reason text not null check (reason in ('asked', 'not_possible')),
  is_whole boolean not null,
  amount_cents integer not null check (amount_cents >= 0),
  -- `stopped`: it was due when a dispute was lost. It is not sent, since the bank has already returned the money.
  status text not null default 'due' check (status in ('due', 'done', 'stopped')),
  -- How often the provider reported a failure. For the provider each retry is a separate refund.
  failures integer not null default 0,
  -- The provider's id of the refund.
  provider_reference text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (event_id, id),
  unique (event_id, order_id, key),
  foreign key (event_id, order_id) references orders (event_id, id),
  foreign key (event_id, payment_id) references payments (event_id, id)
);

create index refunds_of_payment on refunds (event_id, payment_id);

create table refund_lines (
  event_id text not null,
  refund_id uuid not null,
  product_id text not null,
  qty integer not null check (qty > 0),
  primary key (event_id, refund_id, product_id),
  foreign key (event_id, refund_id) references refunds (event_id, id)
);

-- Payments that a person must review. A case never changes an order by itself, except that a lost dispute takes the
-- order back. The case of a charge belongs to the order in which the membership was bought.
create table review_cases (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  order_id uuid not null,
  -- `twice`: the due amount was paid once more, by another transaction. `unanswered`: a charge that may have been made.
  -- `refund_refused`, `refund_failed`: money that the provider did not return.
  reason text not null check (reason in
    ('amount', 'currency', 'twice', 'dispute', 'unanswered', 'refund_refused', 'refund_failed')),
  -- Distinguishes cases with the same reason: the provider's id of a dispute, of a second transaction or of a refund. Empty for
  -- reasons of which a payment has only one case.
  subject text not null,
  stage text not null check (stage in ('received', 'announced', 'charged_back', 'won', 'lost')),
  -- The amount as the provider reported it, in the smallest unit of the currency. It may be one that no payment can have.
  received_cents bigint not null,
  currency text not null,
  status text not null default 'open' check (status in ('open', 'settled')),
  -- How often the case was opened. A new report reopens a settled case.
  openings integer not null default 1,
  opened_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  settlement text check (settlement in ('accepted', 'refunded', 'voided', 'noted')),
  settled_by text,
  -- The reason of the decision, erased with the order's personal data.
  note text,
  primary key (event_id, id),
  constraint one_case unique (event_id, payment_id, reason, subject),
  foreign key (event_id, payment_id) references payments (event_id, id),
  foreign key (event_id, order_id) references orders (event_id, id),
  check ((status = 'settled') = (settled_at is not null and settlement is not null and settled_by is not null))
);

create index open_review_cases on review_cases (event_id, opened_at) where status = 'open';

-- Memberships

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
  -- The number of paid periods.
  periods integer not null default 1,
  sold_at timestamptz not null default now(),
  -- A refund ends the membership.
  is_refunded boolean not null default false,
  -- Grows with each change, so that the accounts' tables take the latest one, also if it ends earlier.
  revision integer not null default 1,
  -- Whether the account was notified of the sale, or of its refund.
  notified text check (notified in ('sold', 'refunded')),
  primary key (event_id, order_id),
  foreign key (event_id, order_id) references orders (event_id, id)
);

-- A refund is processed even if the account was erased: the account's tables identify the sale by its order.
create index membership_sales_to_notify on membership_sales (event_id, sold_at)
  where notified is null or is_refunded and notified = 'sold';

-- The renewal of a membership, agreed at its purchase. A membership without a row is not renewed.
create table membership_renewals (
  event_id text not null,
  order_id uuid not null,
  provider text not null,
  -- The provider's id of the stored payment method; no data of a card is stored here. Null until it is known, and after it is
  -- deleted at the provider.
  token text,
  -- The agreed price of one period.
  amount_cents integer not null check (amount_cents > 0),
  status text not null default 'active' check (status in ('active', 'canceled', 'ended')),
  -- The last period whose charge was announced.
  announced_period integer not null default 1,
  announced_at timestamptz,
  -- When a job processes the renewal next. Null: never again.
  next_try_at timestamptz default now(),
  primary key (event_id, order_id),
  foreign key (event_id, order_id) references membership_sales (event_id, order_id)
);

create index membership_renewals_to_try on membership_renewals (event_id, next_try_at) where next_try_at is not null;

-- The period that a payment without an order is to pay for. The row is written before the provider is called.
create table membership_charges (
  event_id text not null,
  -- The id of the payment, and the idempotency key of the charge.
  id uuid not null,
  order_id uuid not null,
  -- The first period was paid with the order.
  period integer not null check (period > 1),
  primary key (event_id, id),
  foreign key (event_id, order_id) references membership_renewals (event_id, order_id),
  foreign key (event_id, id) references payments (event_id, id)
);

create index charges_of_renewal on membership_charges (event_id, order_id, period);

-- Accounts. What the Members API stores for an account of any sign-on service belongs to no event.
create schema members;

create table members.memberships (
  brand text not null,
  account_id text not null,
  level integer not null check (level >= 0),
  status text not null check (status in ('', 'active', 'expired')),
  primary key (brand, account_id)
);

-- One row for each sold membership, with the id of its order, so that repeated notifications and notifications in any order
-- have the same result.
create table members.sold_memberships (
  id uuid primary key,
  -- The shop in which it was sold, and the price of its next period; null for a membership that is not renewed.
  event_id text,
  renewal_cents integer,
  brand text not null,
  account_id text not null,
  level integer not null check (level > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_refunded boolean not null,
  revision integer not null default 0
);

create index sold_memberships_of_account on members.sold_memberships (brand, account_id);

create table members.newsletter_subscriptions (
  brand text not null,
  account_id text not null,
  subscribed_at timestamptz not null default now(),
  primary key (brand, account_id)
);

-- Subscribers of a brand's newsletter who have no account: addresses whose owner followed the link in a mail.
create table members.newsletter_addresses (
  brand text not null,
  -- In lower case.
  email text not null check (email = lower(email)),
  subscribed_at timestamptz not null default now(),
  primary key (brand, email)
);

-- Links that confirm an address. Of a link's token only the hash is stored.
create table members.newsletter_links (
  token_hash bytea primary key,
  brand text not null,
  email text not null,
  expires_at timestamptz not null
);

create index newsletter_links_to_forget on members.newsletter_links (expires_at);

-- Sessions of signed-in visitors at the shop's hosts. A session without a row has ended, even if a browser still has
-- its cookie.
create table members.sessions (
  -- The hash of the session's id. The id itself is only in the host's encrypted cookie.
  id_hash bytea primary key,
  account_id text not null,
  begun_at timestamptz not null default now(),
  -- Accurate to an hour.
  seen_at timestamptz not null default now()
);

create index sessions_of_account on members.sessions (account_id);
create index sessions_to_forget on members.sessions (seen_at);
