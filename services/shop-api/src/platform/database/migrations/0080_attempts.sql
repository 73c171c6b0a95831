-- Up Migration

-- Recent attempts with a password, a code or an address. Of the key by which they are counted only a hash is stored.
create table sign_on.attempts (
  key_hash bytea primary key,
  made_at timestamptz[] not null,
  last_at timestamptz not null
);

create index attempts_to_forget on sign_on.attempts (last_at);

drop table sign_on.login_misses;
drop function if exists count_look_up(text, bytea, integer, interval);
