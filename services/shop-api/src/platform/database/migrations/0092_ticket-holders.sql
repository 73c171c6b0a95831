-- Up Migration

-- The holder of a ticket, as the buyer entered it on the order's page. Null: the buyer. Erased with the order's
-- personal data.
alter table tickets add column holder text;
alter table tickets add constraint tickets_holder_check check (length(holder) between 1 and 80);
