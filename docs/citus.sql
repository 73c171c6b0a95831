-- Spreads the shop's schema over a Citus cluster by event: the first time on the empty, migrated database, and again whenever you like.
--   psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file docs/citus.sql
-- It makes its statements from the schema that is there, so no table or function needs a line here. What a later release adds is spread when it
-- is created; running this again finds nothing more to do.

create extension if not exists citus;

-- The settings of all nodes. Each is there for a reason:
--   enable_seqscan, jit        as on the connections of the shop, which those between nodes don't get (docs/decisions/0004)
--   shop.plan_cache_mode       which node a plan is for depends on its values, so plans can't be reused
--   enable_unsafe_triggers     the shop's triggers look at nothing beyond their own row, or add to the log of the same order, on the same node
--   propagate_set_commands     the log of an order names who acts by `set local`, which the node of the event has to hear of
--   enable_local_reference_…   accounts belong to no event and stay where they are
--   multi_shard_modify_mode    a release changes many tables in one transaction
--   shop.changes_through       which node takes migrations and data: the others refuse them
do $$
declare
  here text := (select nodename || ':' || nodeport from pg_dist_node where groupid = 0);
  command text;
  failed text;
begin
  if not (select groupid = 0 from pg_dist_local_group) then
    raise exception 'This is not the coordinator: run this file there.';
  end if;
  if here is null then
    raise exception 'Tell the nodes where this one is first: select citus_set_coordinator_host(…).';
  end if;
  for command in
    select format(
      -- A worker takes such a command only if it does not pass it on.
      'do $set$ begin perform set_config(''citus.enable_ddl_propagation'', ''off'', true); alter database %I set %s = %L; end $set$',
      current_database(), name, value
    )
    from (values
      ('enable_seqscan', 'off'),
      ('jit', 'off'),
      ('plan_cache_mode', 'force_custom_plan'),
      ('shop.plan_cache_mode', 'force_custom_plan'),
      ('citus.enable_unsafe_triggers', 'on'),
      ('citus.propagate_set_commands', 'local'),
      ('citus.enable_local_reference_table_foreign_keys', 'off'),
      ('citus.multi_shard_modify_mode', 'sequential'),
      ('shop.changes_through', here)
    ) settings (name, value)
  loop
    select result into failed from run_command_on_all_nodes(command) where not success;
    if failed is not null then
      raise exception '%', failed;
    end if;
  end loop;
  execute format('alter database %I set shop.changes_through = %L', current_database(), '');
  -- For the rest of this connection, which began before.
  set citus.enable_unsafe_triggers = on;
  set citus.enable_local_reference_table_foreign_keys = off;
  set citus.multi_shard_modify_mode = 'sequential';
end $$;

create schema if not exists cluster;

-- What is not spread yet, in the order in which to spread it.
create or replace view cluster.unspread as
select id, kind, array_position(array['reference', 'local', 'first', 'event'], kind) as rank from (
  select pg_class.oid as id, case
    when relnamespace <> 'public'::regnamespace then 'local'
    when not exists (
      select 1 from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indrelid = pg_class.oid and indisprimary and indnkeyatts > 1 and attname = 'event_id'
    ) then 'reference'
    when relname = 'stock' then 'first'
    else 'event'
  end as kind
  from pg_class
  where relkind = 'r' and relnamespace in (
    select oid from pg_namespace where nspname in ('public', 'members')
  )
) tables
where not exists (select from pg_dist_partition where logicalrelid = tables.id);

-- Spreads the tables and functions that are not spread yet. What has event_id first in a key of several columns is an event's, and is on the
-- node of its event. What else is in `public` is small and on every node. The accounts of members stay on the coordinator, and every node
-- can read and change them. Those of the sign-on are read by nobody else and stay plain tables.
create or replace function cluster.spread()
returns void
language plpgsql as $$
declare
  fresh record;
  key record;
  keys text[] := '{}';
begin
  -- A key between a table that is spread and one that is not can't be, so those of tables that are not go and come back.
  for key in
    select conrelid::regclass as child, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and (conrelid in (select id from cluster.unspread) or confrelid in (select id from cluster.unspread))
    order by 1, 2
  loop
    execute format('alter table %s drop constraint %I', key.child, key.name);
    keys := keys || format('alter table %s add constraint %I %s', key.child, key.name, key.definition);
  end loop;
  for fresh in select * from cluster.unspread order by rank, id::regclass::text loop
    execute case fresh.kind
      when 'reference' then format('select create_reference_table(%L)', fresh.id::regclass)
      when 'local' then format('select citus_add_local_table_to_metadata(%L)', fresh.id::regclass)
      when 'first' then format('select create_distributed_table(%L, %L, colocate_with => %L)', fresh.id::regclass, 'event_id', 'none')
      else format('select create_distributed_table(%L, %L, colocate_with => %L)', fresh.id::regclass, 'event_id', 'stock')
    end;
  end loop;
  for key in select unnest(keys) as statement loop
    execute key.statement;
  end loop;
  -- A call goes whole to the node that holds its event.
  for fresh in
    select pg_proc.oid::regprocedure as id from pg_proc
    where pronamespace = 'public'::regnamespace and proargnames[1] = 'p_event' and not exists (
      select from pg_catalog.pg_dist_object where objid = pg_proc.oid and classid = 'pg_proc'::regclass and distribution_argument_index is not null
    )
    order by 1
  loop
    execute format('select create_distributed_function(%L, %L, colocate_with => %L)', fresh.id, 'p_event', 'stock');
  end loop;
end $$;

select cluster.spread();

-- What a release creates later is spread at once, in the transaction of its migration. Citus creates tables too while it spreads one.
create or replace function cluster.spread_created()
returns event_trigger
language plpgsql as $$
begin
  if coalesce(current_setting('cluster.is_spreading', true), '') = '' then
    perform set_config('cluster.is_spreading', 'yes', true);
    perform cluster.spread();
    perform set_config('cluster.is_spreading', '', true);
  end if;
end $$;

drop event trigger if exists spread_created;
create event trigger spread_created on ddl_command_end when tag in ('CREATE TABLE', 'CREATE FUNCTION')
execute function cluster.spread_created();
