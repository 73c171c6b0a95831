-- Up Migration

-- A sale whose account was erased is still taken back: the account's tables know it by its order.
drop index membership_sales_to_tell;
create index membership_sales_to_tell on membership_sales (event_id, sold_at)
  where told is null and account_id is not null or is_refunded and told = 'sold';
