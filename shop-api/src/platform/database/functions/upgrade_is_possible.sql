-- Whether the tickets that an order upgrades are still there: their order is completed, and so many of them are neither refunded nor
-- upgraded, nor void. True for an order that upgrades nothing. The caller has called `lock_original`.
create or replace function upgrade_is_possible(p_event text, p_order uuid)
returns boolean
language sql stable as $$
  with original as (
    select original.id, original.status from orders upgrading
    join orders original on original.event_id = p_event and original.id = upgrading.upgrades_order_id
    where upgrading.event_id = p_event and upgrading.id = p_order
  ), needed as (
    select upgrade.upgraded_product_id as product_id, sum(upgrade.qty - upgrade.returned_qty) as qty from upgrade_lines upgrade
    where upgrade.event_id = p_event and upgrade.order_id = p_order group by upgrade.upgraded_product_id
  )
  select not exists (
    select 1 from needed cross join original
    left join lateral order_line_states(p_event, original.id) line on line.product_id = needed.product_id
    where original.status <> 'completed' or needed.qty > coalesce(line.remaining, 0)
      -- An order that was put in without tickets has none to look at.
      or needed.qty > (
        select case when count(*) = 0 then needed.qty else count(*) filter (where tickets.status = 'issued') end from tickets
        where tickets.event_id = p_event and tickets.order_id = original.id and tickets.product_id = needed.product_id
      )
  )
$$;
