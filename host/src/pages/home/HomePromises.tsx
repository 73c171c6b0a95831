import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Clock, type LucideIcon, Receipt, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../page/PageContext.tsx';
import styles from './HomePromises.module.css';

/** Three facts for a buyer who has not started yet. They are about reserving and paying, so a shop without payment shows none. */
export function HomePromises() {
  const { t } = useTranslation('host');
  const { config } = usePage();
  if (!config || !capabilitiesOf(config).takesPayment) return null;
  const minutes = Math.floor((config.holdSeconds ?? 0) / 60);
  const promises: { name: 'hold' | 'price' | 'pay'; icon: LucideIcon }[] = [
    { name: 'hold', icon: Clock },
    { name: 'price', icon: Receipt },
    { name: 'pay', icon: ShieldCheck },
  ];
  return (
    <ul className={styles.list}>
      {promises
        .filter(({ name }) => name !== 'hold' || minutes > 0)
        .map(({ name, icon }) => (
          <li key={name} className={styles.promise}>
            <Icon icon={icon} size="l" className={styles.icon} />
            <div>
              <p className={styles.title}>{t(`home.promise.${name}.title`, { count: minutes })}</p>
              <p className={styles.text}>{t(`home.promise.${name}.text`, { count: minutes })}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}
