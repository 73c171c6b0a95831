-- Up Migration

-- Whose a ticket is, as its buyer says on the order's page; null: its buyer's. Erased with the order's personal data.
alter table tickets add column holder text;
alter table tickets add constraint tickets_holder_check check (length(holder) between 1 and 80);
