-- Called after some units of an upgrade's option were refunded. The same number of upgraded tickets becomes valid
-- again, the lowest numbers first, each with a new code and its former holder. The old codes stay void. Without
-- p_reissues the tickets are only counted as returned, because their own order is refunded as well. Queues a mail with
-- the new codes. The caller holds the locks of both orders' carts.
create or replace function return_upgraded_tickets(
  p_event text, p_order uuid, p_product text, p_qty integer, p_refund uuid, p_reissues boolean
)
returns void
language plpgsql as $$
declare
  original uuid;
  upgrade record;
  numbers integer[];
  issues integer[];
  moment constant timestamptz := clock_timestamp();
begin
  select orders.upgrades_order_id into original from orders where orders.event_id = p_event and orders.id = p_order;
  for upgrade in
    update upgrade_lines line set returned_qty = least(line.qty, line.returned_qty + p_qty)
    where line.event_id = p_event and line.order_id = p_order and line.product_id = p_product
    returning line.upgraded_product_id
  loop
    continue when not p_reissues;
    select array_agg(lowest.number), array_agg(lowest.issue) into numbers, issues from (
      select tickets.number, tickets.issue from tickets
      where tickets.event_id = p_event and tickets.order_id = original and tickets.product_id = upgrade.upgraded_product_id
        and tickets.status = 'upgraded' and tickets.upgraded_by = p_order and tickets.upgraded_to = p_product
      order by tickets.number limit p_qty
    ) lowest;
    continue when numbers is null;
    update tickets set status = 'void', reason = 'upgrade_refunded', changed_at = moment
    where tickets.event_id = p_event and tickets.order_id = original and tickets.product_id = upgrade.upgraded_product_id
      and tickets.status = 'upgraded' and tickets.number = any (numbers);
    insert into tickets (event_id, order_id, product_id, number, issue, code, holder)
    select p_event, original, upgrade.upgraded_product_id, returned.number, returned.issue + 1, new_ticket_code(), former.holder
    from unnest(numbers, issues) returned (number, issue)
    join tickets former on former.event_id = p_event and former.order_id = original
      and former.product_id = upgrade.upgraded_product_id and former.number = returned.number and former.issue = returned.issue;
    insert into mails (event_id, kind, key, shop_slug, order_id)
    select p_event, 'ticket_return', p_refund::text, orders.shop_slug, orders.id from orders
    where orders.event_id = p_event and orders.id = original
    on conflict do nothing;
  end loop;
end $$;
