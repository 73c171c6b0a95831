-- Up Migration

-- `twice`: the due amount was paid once more, by another transaction of the provider. That transaction is the case's
-- subject.
alter table review_cases drop constraint review_cases_reason_check;
alter table review_cases add constraint review_cases_reason_check check (reason in ('amount', 'currency', 'twice', 'dispute'));
