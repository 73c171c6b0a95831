-- Up Migration

-- Accounts and what sign-on keeps belong to no event: a schema of its own, so that it can be a database of its own.
create schema sign_on;

create table sign_on.accounts (
  id text primary key,
  -- Lower case.
  email text not null unique check (email = lower(email)),
  -- scrypt with its cost and salt.
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

-- Wrong passwords of late, by account name, of which there is only a hash.
create table sign_on.login_misses (
  name_hash bytea primary key,
  misses integer not null,
  first_at timestamptz not null
);

-- Keys that tokens are signed with; the newest signs, the others prove tokens that are still valid.
create table sign_on.signing_keys (
  id text primary key,
  -- Sealed with the service's secret.
  sealed text not null,
  created_at timestamptz not null default now()
);

-- Sessions, codes, grants and refresh tokens of the provider.
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

-- What the Members API knows of an account, whoever signed it on.
create schema members;

create table members.memberships (
  brand text not null,
  account_id text not null,
  level integer not null check (level >= 0),
  status text not null check (status in ('', 'active', 'expired')),
  primary key (brand, account_id)
);

create table members.newsletter_subscriptions (
  brand text not null,
  account_id text not null,
  subscribed_at timestamptz not null default now(),
  primary key (brand, account_id)
);
