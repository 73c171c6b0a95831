import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';

/**
 * Names the fee of an order next to the first prices, before a total includes it. Renders nothing in a shop without a
 * fee [BSK-02].
 */
export function OrderFeeNote() {
  const money = useMoney();
  const { t } = useTranslation('host');
  const { config } = usePage();
  const fee = config ? orderFeeOf(config) : 0;
  return fee > 0 ? <p>{t('orderFee', { price: money(fee) })}</p> : null;
}
