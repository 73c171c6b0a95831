import { totalsAtom } from '@festival/shared-contracts/state/shopState';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Announces the new total to screen readers after each change, because it is far from the controls that change it
 * [LAY-03].
 */
export function TotalAnnouncement() {
  const money = useMoney();
  const { t } = useTranslation('mf_basket');
  const { total } = useAtomValue(totalsAtom);
  const [known, setKnown] = useState({ total, hasChanged: false });
  if (known.total !== total) setKnown({ total, hasChanged: true });
  return (
    <p role="status" className="visuallyHidden">
      {known.hasChanged && `${t('total.label')}: ${money(total)}`}
    </p>
  );
}
