-- Up Migration

-- Renames tables, columns, indexes and constraints to the words of the code: a limit and its usages, a webhook, an
-- announcement.
alter table allowances rename to limits;
alter table limits rename constraint allowance_not_exceeded to limit_not_exceeded;

alter table claims rename to limit_usages;
alter table limit_usages rename column allowance_id to limit_id;
alter index claims_to_free rename to limit_usages_to_release;

alter table vouchers rename column allowance_id to limit_id;
-- The limits that an order uses. Its cart has a usage of each while the order waits for payment and once it is paid.
alter table orders rename column allowance_ids to limit_ids;

alter table payment_notices rename to payment_webhooks;
alter table payment_webhooks rename column notice_id to webhook_id;
alter table shop_notices rename to announcements;

-- Whether the account was notified of the sale, or of its refund.
alter table membership_sales rename column told to notified;
alter index membership_sales_to_tell rename to membership_sales_to_notify;

-- Constraints that PostgreSQL named after a table or column get the new names too, since `on conflict` and error messages
-- use them.
do $$
declare
  known record;
begin
  for known in
    select conrelid::regclass as table, conname as old,
      replace(replace(replace(replace(replace(replace(conname, 'allowance_id', 'limit_id'), 'allowances', 'limits'),
        'claims', 'limit_usages'), 'payment_notices', 'payment_webhooks'), 'shop_notices', 'announcements'), '_told_', '_notified_') as new
    from pg_constraint where connamespace = 'public'::regnamespace
  loop
    if known.old <> known.new then
      execute format('alter table %s rename constraint %I to %I', known.table, known.old, known.new);
    end if;
  end loop;
end $$;

-- Functions that were renamed in functions/. A new database never had them.
drop function if exists set_claims(text, uuid, text[], integer[], integer[]);
drop function if exists keep_claims(text, uuid);
drop function if exists let_claims_go(text, uuid);
drop function if exists release_claims(text, integer);
drop function if exists erase_claims(text, uuid);
drop function if exists keep_stay(text, uuid, text, text, integer, integer);
drop function if exists remember_stay(text, uuid);
