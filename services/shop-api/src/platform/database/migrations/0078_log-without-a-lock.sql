-- Up Migration

-- A foreign key locks its order for each line of the log, so that a mail's sender and a refund could wait for each other. The lines are
-- written by triggers on rows that belong to the order, and no order is ever deleted.
alter table order_events drop constraint order_events_event_id_order_id_fkey;
