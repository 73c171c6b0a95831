-- Up Migration

-- `refund_order` was created here. It is in functions/ now. This file is kept, since databases have recorded its name.
