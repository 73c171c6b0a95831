-- Up Migration

-- A ticket has a status. Its row is kept permanently, so that the gate can show why a code is no longer valid.
alter table tickets
  add column status text not null default 'issued' check (status in ('issued', 'void', 'refunded', 'upgraded')),
  -- Why the ticket is no longer `issued`.
  add column reason text,
  add column issued_at timestamptz not null default now(),
  add column changed_at timestamptz not null default now(),
  -- The order and the product of the upgrade. Kept when the ticket is void because the upgrade was refunded.
  add column upgraded_by uuid,
  add column upgraded_to text,
  -- Counts the codes of one ticket: a ticket that is valid again after its upgrade was refunded gets a new code.
  add column issue integer not null default 1 check (issue > 0),
  add constraint tickets_reason check ((status = 'issued') = (reason is null)),
  add constraint tickets_upgrade check (status <> 'upgraded' or upgraded_by is not null);
alter table tickets drop constraint tickets_pkey;
alter table tickets add primary key (event_id, order_id, product_id, number, issue);
create unique index one_issued_ticket on tickets (event_id, order_id, product_id, number) where status = 'issued';
create index tickets_changed on tickets (event_id, changed_at);

-- The amount charged for a line in this order: its price and taxes, minus the discount of an upgrade. Null for lines of
-- earlier releases.
alter table order_lines
  add column charged_cents integer check (charged_cents >= 0),
  add column refunded_qty integer not null default 0,
  add constraint order_lines_refunded check (refunded_qty between 0 and qty);

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
create index orders_that_upgrade on orders (event_id, upgrades_order_id) where upgrades_order_id is not null;

-- The ledger of refunds. A row is written in the transaction that takes something back; a background job sends it to
-- the provider.
create table refunds (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
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
  status text not null default 'due' check (status in ('due', 'done')),
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

-- The sum of the ledger, so that the database refuses refunds that exceed the paid amount.
alter table payments add column refunded_cents integer not null default 0;
update payments set refunded_cents = coalesce(received_cents, amount_cents) where status in ('refund_due', 'refunded');
alter table payments add constraint payments_refunded check (refunded_cents between 0 and coalesce(received_cents, amount_cents));

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('order_confirmation', 'transport_request', 'newsletter_link', 'review_case', 'order_refund', 'ticket_return'));

-- Refunds of earlier releases. The id is that of the payment, which those releases used as the provider's key, so that no
-- refund is made twice.
insert into refunds (event_id, id, order_id, payment_id, key, reason, is_whole, amount_cents, failures, status, done_at)
select payments.event_id, payments.id, payments.order_id, payments.id, 'whole', 'asked', true, payments.refunded_cents, (
    select count(*) from payment_webhooks answered
    where answered.event_id = payments.event_id and answered.payment_id = payments.id and answered.outcome = 'refund_failed'
  ), case payments.status when 'refunded' then 'done' else 'due' end,
  case payments.status when 'refunded' then now() end
from payments where payments.status in ('refund_due', 'refunded');

-- Upgrades of earlier releases: the config of their shop says what they upgraded. The codes of the upgraded tickets become
-- invalid.
insert into upgrade_lines (event_id, order_id, product_id, upgraded_product_id, qty)
select orders.event_id, orders.id, line.product_id, upgrade ->> 'id', line.qty
from orders
join shops on shops.event_id = orders.event_id and shops.slug = orders.shop_slug
cross join lateral jsonb_array_elements(shops.config -> 'upgradableOrder' -> 'upgrades') upgrade
cross join lateral jsonb_array_elements(upgrade -> 'upgradeOptions') option
join order_lines line on line.event_id = orders.event_id and line.order_id = orders.id
  and line.product_id = option ->> 'productId'
where orders.upgrades_order_id is not null and orders.status <> 'refunded'
on conflict do nothing;
with taken as (
  select orders.event_id, orders.upgrades_order_id as order_id, orders.id as by_order, upgrade.upgraded_product_id as product_id,
    min(upgrade.product_id) as to_product, sum(upgrade.qty) as qty
  from orders join upgrade_lines upgrade on upgrade.event_id = orders.event_id and upgrade.order_id = orders.id
  where orders.status = 'completed' group by 1, 2, 3, 4
), ranked as (
  select tickets.event_id, tickets.order_id, tickets.product_id, tickets.number, taken.by_order, taken.to_product, taken.qty,
    row_number() over (partition by tickets.event_id, tickets.order_id, tickets.product_id order by tickets.number) as rank
  from tickets join taken on taken.event_id = tickets.event_id and taken.order_id = tickets.order_id
    and taken.product_id = tickets.product_id
)
update tickets set status = 'upgraded', reason = 'upgrade', changed_at = now(), upgraded_by = ranked.by_order, upgraded_to = ranked.to_product
from ranked
where ranked.rank <= ranked.qty and tickets.event_id = ranked.event_id and tickets.order_id = ranked.order_id
  and tickets.product_id = ranked.product_id and tickets.number = ranked.number;
