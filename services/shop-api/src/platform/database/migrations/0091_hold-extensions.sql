-- Up Migration

-- How often the shopper has extended the current hold. A new hold, which starts with the first product of an emptied cart, counts from
-- 0.
alter table carts add column hold_extensions integer not null default 0;
alter table carts add constraint carts_hold_extensions_check check (hold_extensions >= 0);
