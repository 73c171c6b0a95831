-- Up Migration

alter table payments
  -- The provider's id of the opened payment, for providers that do not use our id.
  add column provider_reference text,
  -- The provider's id of the transaction. A webhook reports it, and a refund needs it.
  add column transaction text,
  add column refund_attempts integer not null default 0;
