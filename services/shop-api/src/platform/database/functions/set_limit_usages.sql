-- Replaces the limit usages of a cart by the given ones, all or nothing. A limit that does not exist is created with
-- the given total; with a null total it must exist. p_keeps are the seconds for which a usage is kept after the end of
-- its cart. Returns null, or the first limit that is used up; then nothing has changed. The caller holds the cart's
-- lock.
create or replace function set_limit_usages(p_event text, p_cart uuid, p_ids text[], p_totals integer[], p_keeps integer[])
returns text
language plpgsql as $$
declare
  refused text;
  fresh text[];
  keeps integer[];
begin
  insert into limits (event_id, id, total)
  select p_event, requested.id, requested.total from unnest(p_ids, p_totals) requested (id, total) where requested.total is not null
  order by requested.id
  on conflict on constraint limits_pkey do nothing;
  perform 1 from limits
  where limits.event_id = p_event and (limits.id = any (p_ids) or limits.id in (
    select usage.limit_id from limit_usages usage where usage.event_id = p_event and usage.cart_id = p_cart
  )) order by limits.id for no key update;

  select requested.id into refused from unnest(p_ids) requested (id)
  left join limits on limits.event_id = p_event and limits.id = requested.id
  where coalesce(limits.used >= limits.total, true) and not exists (
    select 1 from limit_usages usage where usage.event_id = p_event and usage.cart_id = p_cart and usage.limit_id = requested.id
  ) order by requested.id limit 1;
  if refused is not null then
    return refused;
  end if;

  with gone as (
    delete from limit_usages usage where usage.event_id = p_event and usage.cart_id = p_cart and usage.limit_id <> all (p_ids)
    returning usage.limit_id
  )
  update limits set used = limits.used - 1 from gone
  where limits.event_id = p_event and limits.id = gone.limit_id;
  select array_agg(requested.id), array_agg(requested.keep) into fresh, keeps
  from unnest(p_ids, p_keeps) requested (id, keep) where not exists (
    select 1 from limit_usages usage where usage.event_id = p_event and usage.cart_id = p_cart and usage.limit_id = requested.id
  );
  insert into limit_usages (event_id, cart_id, limit_id, keep_seconds)
  select p_event, p_cart, added.id, added.keep from unnest(fresh, keeps) added (id, keep);
  update limits set used = limits.used + 1 where limits.event_id = p_event and limits.id = any (fresh);
  return null;
end $$;
