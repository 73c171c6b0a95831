-- Up Migration

-- Names by language, in addition to `name`, which is English: {"nl": {"name": "…"}}.
alter table shipping_methods add column texts jsonb not null default '{}';
