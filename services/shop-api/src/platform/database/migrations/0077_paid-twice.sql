-- Up Migration

-- `twice`: what was due came once more, by another transaction of the provider, which is the case's subject.
alter table review_cases drop constraint review_cases_reason_check;
alter table review_cases add constraint review_cases_reason_check check (reason in ('amount', 'currency', 'twice', 'dispute'));
