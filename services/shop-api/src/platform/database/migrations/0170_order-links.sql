-- Up Migration

-- A mail with the link of an order, for a guest who has lost it.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in (
  'order_confirmation', 'transport_request', 'newsletter_link', 'review_case', 'order_refund', 'ticket_return', 'membership_renewal',
  'order_link'
));

-- A guest requests it by the order's number, which is already unique, or by address.
create index orders_by_email on orders (event_id, lower(buyer ->> 'email'));
