-- An account's current membership of a brand: the best active one, whether given or bought; otherwise the best expired
-- one. A membership that renews remains active while its charge is in progress.
create or replace view members.standings as
select brand, account_id, (array_agg(level order by status = 'active' desc, level desc))[1] as level,
  case when bool_or(status = 'active') then 'active' when bool_or(status = 'expired') then 'expired' else '' end as status
from (
  select brand, account_id, level, status from members.memberships
  union all
  select brand, account_id, level, case when ends_at > now() or renewal_cents is not null then 'active' else 'expired' end
  from members.sold_memberships where not is_refunded
) had
group by brand, account_id;
