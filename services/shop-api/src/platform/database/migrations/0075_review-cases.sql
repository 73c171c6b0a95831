-- Up Migration

-- Money that a person must look at. A case never changes an order by itself, except that a lost dispute takes it back.
create table review_cases (
  event_id text not null,
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  order_id uuid not null,
  reason text not null check (reason in ('amount', 'currency', 'dispute')),
  -- Which of several of the same reason: the provider's id of a dispute. Empty for money: a payment has one case of it.
  subject text not null,
  stage text not null check (stage in ('received', 'announced', 'charged_back', 'won', 'lost')),
  -- What the provider reported, in the smallest unit of the currency.
  received_cents integer not null,
  currency text not null,
  status text not null default 'open' check (status in ('open', 'settled')),
  -- How often it was opened: again where something new is reported after it was settled.
  openings integer not null default 1,
  opened_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  settlement text check (settlement in ('accepted', 'refunded', 'voided', 'noted')),
  settled_by text,
  -- Why; erased with the order's personal data.
  note text,
  primary key (event_id, id),
  constraint one_case unique (event_id, payment_id, reason, subject),
  foreign key (event_id, payment_id) references payments (event_id, id),
  foreign key (event_id, order_id) references orders (event_id, id),
  check ((status = 'settled') = (settled_at is not null and settlement is not null and settled_by is not null))
);

create index open_review_cases on review_cases (event_id, opened_at) where status = 'open';

-- `review`: money was received that is not what was due. `charged_back`: a dispute took the money.
alter table payments drop constraint payments_status_check;
alter table payments add constraint payments_status_check check (status in
  ('open', 'pending', 'completed', 'failed', 'error', 'canceled', 'refund_due', 'refunded', 'review', 'charged_back'));
-- What was received where that is not what was due. A refund returns this.
alter table payments add column received_cents integer;
alter table payments add column received_currency text;

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('order_confirmation', 'transport_request', 'newsletter_link', 'review_case'));
