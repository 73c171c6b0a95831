-- Up Migration

-- Whose cart it is for the limit of unpaid stock: the hash of the address that opened it. It goes when the cart is paid or has ended.
alter table carts add column client bytea;
create index carts_of_client on carts (event_id, client) where client is not null and status in ('shopping', 'in_payment');
