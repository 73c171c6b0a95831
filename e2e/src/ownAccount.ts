import { query } from './runningShop.ts';
import { type Account, exampleAccount } from './signIn.ts';

/**
 * Creates a member's account without orders, like the first example account. For a journey that changes its account
 * while other journeys of the same shop use the example.
 */
export const ownAccount = async (name: string): Promise<Account> => {
  const id = `noor-${name}-${Date.now()}`;
  const own = { ...exampleAccount, id, email: `${id}@example.com` };
  await query(
    `insert into sign_on.accounts
     select (jsonb_populate_record(example, jsonb_build_object('id', $2::text, 'email', $3::text))).*
     from sign_on.accounts example where id = $1`,
    [exampleAccount.id, own.id, own.email],
  );
  await query(
    `insert into members.memberships (brand, account_id, level, status)
     select brand, $2, level, status from members.memberships where account_id = $1`,
    [exampleAccount.id, own.id],
  );
  return own;
};
