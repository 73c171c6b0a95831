-- Up Migration

-- Who gets a brand's newsletter without an account: addresses that followed the link that was mailed to them.
create table members.newsletter_addresses (
  brand text not null,
  -- Lower case.
  email text not null check (email = lower(email)),
  subscribed_at timestamptz not null default now(),
  primary key (brand, email)
);

-- Links that confirm an address. Of what stands in a link there is only the hash.
create table members.newsletter_links (
  token_hash bytea primary key,
  brand text not null,
  email text not null,
  expires_at timestamptz not null
);

create index newsletter_links_to_forget on members.newsletter_links (expires_at);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('order_confirmation', 'transport_request', 'newsletter_link'));
