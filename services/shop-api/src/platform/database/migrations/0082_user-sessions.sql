-- Up Migration

-- Sessions of signed-in visitors at the shop's hosts. A session without a row has ended, even if a browser still has
-- its cookie.
create table members.sessions (
  -- The hash of the session's id. The id itself is only in the host's encrypted cookie.
  id_hash bytea primary key,
  account_id text not null,
  begun_at timestamptz not null default now(),
  -- Accurate to an hour.
  seen_at timestamptz not null default now()
);

create index sessions_of_account on members.sessions (account_id);
create index sessions_to_forget on members.sessions (seen_at);
