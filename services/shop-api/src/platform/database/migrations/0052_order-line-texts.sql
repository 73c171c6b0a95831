-- Up Migration

-- The product's name in each language at the time of sale; `name` is the English one. Empty for orders from before this
-- migration.
alter table order_lines add column texts jsonb not null default '{}';
