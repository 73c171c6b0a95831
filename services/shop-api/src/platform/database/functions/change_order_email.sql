-- Changes the email address of a paid order and gives it a new link and new ticket codes. The former link and codes
-- become void, since the misdirected mail contains them. Its queued mails are not sent. The caller holds the lock of
-- the order's cart, and queues the mail to the new address.
create or replace function change_order_email(p_event text, p_order uuid, p_email text)
returns void
language plpgsql as $$
declare
  moment constant timestamptz := clock_timestamp();
  link constant uuid := gen_random_uuid();
begin
  update orders set buyer = jsonb_set(orders.buyer, '{email}', to_jsonb(p_email)), external_reference = link
  where orders.event_id = p_event and orders.id = p_order;
  update tickets set status = 'void', reason = 'email_changed', changed_at = moment
  where tickets.event_id = p_event and tickets.order_id = p_order and tickets.status = 'issued';
  insert into tickets (event_id, order_id, product_id, number, issue, code, holder)
  select former.event_id, former.order_id, former.product_id, former.number, former.issue + 1, new_ticket_code(), former.holder
  from tickets former
  where former.event_id = p_event and former.order_id = p_order and former.reason = 'email_changed' and former.changed_at = moment;
  update mails set status = 'erased', next_try_at = null
  where mails.event_id = p_event and mails.order_id = p_order and mails.kind in ('order_confirmation', 'order_link') and mails.status = 'waiting';
end $$;
