-- Up Migration

-- The client for the limit of unpaid stock: the hash of the address that opened the cart. It is deleted when the cart is paid or has
-- ended.
alter table carts add column client bytea;
create index carts_of_client on carts (event_id, client) where client is not null and status in ('shopping', 'in_payment');

-- The highest share of each stock that the carts of one client may hold without payment, in percent; 100 means no
-- limit.
alter table events add column unpaid_share_percent integer not null default 50;
alter table events add constraint share_of_all check (unpaid_share_percent between 1 and 100);
