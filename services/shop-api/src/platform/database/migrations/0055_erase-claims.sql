-- Up Migration

-- A refund of a sale is processed even if its account was erased: the account's tables identify the sale by its order.
drop index membership_sales_to_tell;
create index membership_sales_to_tell on membership_sales (event_id, sold_at)
  where told is null and account_id is not null or is_refunded and told = 'sold';
