-- Up Migration

alter table payments
  -- What the provider called the payment when it was opened, for providers that do not go by our id.
  add column provider_reference text,
  -- What the provider calls the money that moved; a notice tells it, a refund needs it.
  add column transaction text,
  add column refund_attempts integer not null default 0;
