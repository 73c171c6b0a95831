import type { StepView } from '@festival/shared-contracts/state/primitives';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShopLink } from '../routes/ShopLink.tsx';

/** Back to the step before, from the first one to the shop's home. */
export function PreviousLink({ step, home }: { step: StepView | null; home: string }) {
  const { t } = useTranslation('host');
  return (
    <ButtonLink variant="secondary" icon={<Icon icon={ArrowLeft} />} render={<ShopLink to={step?.path ?? home} />}>
      {t('bottomBar.previous')}
    </ButtonLink>
  );
}
