-- Up Migration

-- The foreign key would lock the order for each line of the log, so that the sender of a mail and a refund could wait for each other.
-- It is not needed: triggers write the lines for rows that belong to the order, and orders are never deleted.
alter table order_events drop constraint order_events_event_id_order_id_fkey;
