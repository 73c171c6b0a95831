-- Up Migration

-- `reserve` was created here. It is in functions/ now. This file is kept, since databases have recorded its name.
