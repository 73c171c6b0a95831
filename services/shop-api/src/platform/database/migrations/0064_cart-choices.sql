-- Up Migration

-- The shopper's choices that are not lines of the cart: `termsVersion` and `covidTermsVersion` as accepted, and
-- `refundDeclined`. The destination of merchandise has separate columns. An order stores the choices of its cart.
alter table carts add column choices jsonb not null default '{}';
alter table orders add column choices jsonb not null default '{}';
