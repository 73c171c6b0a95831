-- Up Migration

-- What a shopper has chosen beside what the cart holds: `termsVersion` and `covidTermsVersion` as they were accepted, and
-- `refundDeclined`. Where merchandise goes has columns of its own. An order keeps what was accepted when it was placed.
alter table carts add column choices jsonb not null default '{}';
alter table orders add column choices jsonb not null default '{}';
