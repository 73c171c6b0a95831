-- Up Migration

-- Accounts and sign-ons. They belong to no event, and may be in a database of their own.

create table sign_on.accounts (
  id text primary key,
  -- In lower case.
  email text not null unique check (email = lower(email)),
  -- When the account's owner proved to receive mail at the address.
  verified_at timestamptz,
  -- The scrypt hash, with its cost and salt.
  password_hash text not null,
  given_name text not null,
  family_name text not null,
  gender text not null default '',
  birthdate date,
  phone_number text not null default '',
  street text not null default '',
  street_number text not null default '',
  postal_code text not null default '',
  city text not null default '',
  country text not null default '',
  created_at timestamptz not null default now()
);

-- Recent attempts with a password, a code or an address. Of the key by which they are counted only a hash is stored.
create table sign_on.attempts (
  key_hash bytea primary key,
  made_at timestamptz[] not null,
  last_at timestamptz not null
);

create index attempts_to_forget on sign_on.attempts (last_at);

-- Keys that sign tokens. The newest key signs; the others verify tokens that are still valid.
create table sign_on.signing_keys (
  id text primary key,
  -- Encrypted with the service's secret.
  sealed text not null,
  created_at timestamptz not null default now()
);

-- Sessions, codes, grants and refresh tokens of the OpenID Connect provider.
create table sign_on.records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  expires_at timestamptz,
  primary key (model, id)
);

create index records_of_grant on sign_on.records (grant_id) where grant_id is not null;
create index records_by_uid on sign_on.records (uid) where uid is not null;
create index records_to_forget on sign_on.records (expires_at);
create index records_of_account on sign_on.records ((payload ->> 'accountId'));

-- Codes that are mailed to open an account or to choose a new password, one for each sign-on and purpose. An address for which no
-- code is mailed, because it is already known or unknown, has a row without a code, so that the work of the database takes equally
-- long.
create table sign_on.codes (
  purpose text not null check (purpose in ('register', 'reset')),
  -- The sign-on in whose browser the code is entered.
  interaction text not null,
  email text not null,
  -- For a new account: its profile, and the hash of its password.
  registration jsonb,
  -- The hash of the code, made with the service's secret. Null until the code is mailed.
  code_hash bytea,
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (purpose, interaction)
);

create index codes_to_forget on sign_on.codes (expires_at);

-- Queued mails. Their content is created when they are sent, so the database contains no code.
create table sign_on.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('register', 'reset', 'passwordChanged', 'erased')),
  email text not null,
  language text not null,
  interaction text,
  tries integer not null default 0,
  next_try_at timestamptz not null default now()
);

create index mails_to_send on sign_on.mails (next_try_at);

-- Counts an attempt for each of p_keys (hashes) and returns the time of the attempt. Returns null when one of the keys has reached its limit in p_most
-- within the window; then nothing is counted for any key.
create function sign_on.count_attempt(p_keys bytea[], p_most integer[], p_window interval)
returns timestamptz
language plpgsql as $$
declare
  tried_at timestamptz;
begin
  insert into sign_on.attempts (key_hash, made_at, last_at)
  select counted.key, '{}', clock_timestamp() from unnest(p_keys) counted (key) order by counted.key
  on conflict (key_hash) do nothing;
  perform 1 from sign_on.attempts known where known.key_hash = any (p_keys) order by known.key_hash for update;
  tried_at := clock_timestamp();
  if exists (
    select from unnest(p_keys, p_most) allowed (key, most)
    join sign_on.attempts known on known.key_hash = allowed.key
    where (select count(*) from unnest(known.made_at) at where at > tried_at - p_window) >= allowed.most
  ) then return null; end if;
  update sign_on.attempts known set last_at = tried_at, made_at = array_append(
    array(select at from unnest(known.made_at) at where at > tried_at - p_window), tried_at
  )
  where known.key_hash = any (p_keys);
  return tried_at;
end $$;

-- Subtracts an attempt that was right, for all p_keys.
create function sign_on.take_back_attempt(p_keys bytea[], p_tried_at timestamptz)
returns void
language plpgsql as $$
begin
  perform 1 from sign_on.attempts known where known.key_hash = any (p_keys) order by known.key_hash for update;
  update sign_on.attempts known set made_at = array_remove(known.made_at, p_tried_at) where known.key_hash = any (p_keys);
end $$;
