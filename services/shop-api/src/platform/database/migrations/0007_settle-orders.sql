-- Up Migration

-- `confirm_order`, `end_order` and `order_stock_change` were created here. They are in functions/ now. This file is kept, since
-- databases have recorded its name.
