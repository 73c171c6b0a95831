-- Up Migration

-- How often the shopper has extended the present hold. A hold that begins anew, with the first product of an emptied cart, counts anew.
alter table carts add column hold_extensions integer not null default 0;
alter table carts add constraint carts_hold_extensions_check check (hold_extensions >= 0);
