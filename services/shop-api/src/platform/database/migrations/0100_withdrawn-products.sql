-- Up Migration

-- Since when a shop's definition does not list the product any more. Carts that hold it can still order it; nobody can add it.
alter table shop_products add column withdrawn_at timestamptz;
