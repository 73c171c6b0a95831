-- Up Migration

-- `confirm_order`, `end_order` and `order_stock_change` were made here. They are in functions/ now; the name stays, since databases
-- have it on record.
