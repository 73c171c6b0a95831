-- Whether an order's upgrade is still possible: the earlier order is completed, and enough of its tickets are neither
-- refunded, upgraded nor void. True for an order without an upgrade. The caller has called `lock_original`.
create or replace function upgrade_is_possible(p_event text, p_order uuid)
returns boolean
language plpgsql stable as $$
declare
  earlier record;
  products text[];
  quantities integer[];
begin
  select original.id, original.status into earlier from orders upgrading
  join orders original on original.event_id = p_event and original.id = upgrading.upgrades_order_id
  where upgrading.event_id = p_event and upgrading.id = p_order;
  if not found then
    return true;
  end if;
  select array_agg(needed.product_id), array_agg(needed.qty) into products, quantities from (
    select upgrade.upgraded_product_id as product_id, sum(upgrade.qty - upgrade.returned_qty)::integer as qty from upgrade_lines upgrade
    where upgrade.event_id = p_event and upgrade.order_id = p_order group by upgrade.upgraded_product_id
  ) needed;
  if exists (
    select 1 from unnest(products, quantities) needed (product_id, qty)
    left join order_line_states(p_event, earlier.id) line on line.product_id = needed.product_id
    where earlier.status <> 'completed' or needed.qty > coalesce(line.remaining, 0)
  ) then
    return false;
  end if;
  return not exists (
    select 1 from unnest(products, quantities) needed (product_id, qty)
    -- An imported order without tickets has no ticket to check.
    where needed.qty > (
      select case when count(*) = 0 then needed.qty else count(*) filter (where tickets.status = 'issued') end from tickets
      where tickets.event_id = p_event and tickets.order_id = earlier.id and tickets.product_id = needed.product_id
    )
  );
end $$;
