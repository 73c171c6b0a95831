-- Up Migration

-- Payments that a person must review. A case never changes an order by itself, except that a lost dispute takes the
-- order back.
create table review_cases (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  order_id uuid not null,
  reason text not null check (reason in ('amount', 'currency', 'dispute')),
  -- Distinguishes cases with the same reason: the provider's id of a dispute. Empty for reasons of which a payment has
  -- only one case.
  subject text not null,
  stage text not null check (stage in ('received', 'announced', 'charged_back', 'won', 'lost')),
  -- The amount that the provider reported, in the smallest unit of the currency.
  received_cents integer not null,
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

-- `review`: the received amount or currency is not the due one. `charged_back`: a dispute took the payment back.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in
  ('open', 'pending', 'completed', 'failed', 'error', 'canceled', 'refund_due', 'refunded', 'review', 'charged_back'));
-- The received amount and currency, if they are not the due ones. A refund returns this amount.
alter table payments add column received_cents integer;
alter table payments add column received_currency text;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('order_confirmation', 'transport_request', 'newsletter_link', 'review_case'));
