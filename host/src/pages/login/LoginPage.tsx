import { usePage } from '../../page/PageContext.tsx';
import { LoginOfShop } from './LoginOfShop.tsx';
import { LoginWithoutShop } from './LoginWithoutShop.tsx';

/** The sign-in page: of the shop that it leads back to, or the list of shops when it leads to none. */
export function LoginPage() {
  const { config } = usePage();
  return config ? <LoginOfShop /> : <LoginWithoutShop />;
}
