-- Up Migration

-- Since when the shop's definition no longer lists the product. Carts that already hold it can order it, but it can't be added
-- to a cart.
alter table shop_products add column withdrawn_at timestamptz;
