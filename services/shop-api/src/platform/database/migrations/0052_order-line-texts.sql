-- Up Migration

-- What was sold, by its name in each language at the time; `name` is the English one. Empty for orders of before.
alter table order_lines add column texts jsonb not null default '{}';
