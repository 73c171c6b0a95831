-- Spreads the shop's schema over a Citus cluster by event. Run once by psql, after the migrations and before the first sale:
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file docs/citus.sql
-- It makes its statements from the schema that is there, so that a new table needs no line here.

create extension if not exists citus;

-- Citus accepts tables with triggers only with this setting. Those of the shop look at nothing beyond their own row, or add to the log
-- of the same order, which is on the same node; so they are right on every shard. For later starts of the shop too, which replace a trigger that a release has changed.
set citus.enable_unsafe_triggers = on;
alter database :"DBNAME" set citus.enable_unsafe_triggers = on;

-- The log of an order names who acts by `set local`, which the node of the event has to hear of.
alter database :"DBNAME" set citus.propagate_set_commands = 'local';

-- What has event_id first in a key of several columns is an event's; the rest is small and is on every node. Referenced tables first.
with recursive references_of as (
  select conrelid as child, confrelid as parent from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid
), depths as (
  select oid as id, 0 as depth from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  union
  select child, depth + 1 from references_of join depths on depths.id = references_of.parent
), tables as (
  select depths.id::regclass::text as name, max(depth) as depth, exists (
    select 1 from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indrelid = depths.id and indisprimary and indnkeyatts > 1 and attname = 'event_id'
  ) as is_of_an_event
  from depths group by depths.id
)
select case
  when is_of_an_event then format('select create_distributed_table(%L, %L)', name, 'event_id')
  else format('select create_reference_table(%L)', name)
end
from tables where name not in ('migrations', 'functions') order by depth, name
\gexec

-- A call goes whole to the node that holds its event.
select format(
  'select create_distributed_function(%L, %L, colocate_with => %L)', oid::regprocedure, proargnames[1], 'stock'
)
from pg_proc where pronamespace = 'public'::regnamespace and proargnames[1] = 'p_event' order by 1
\gexec
