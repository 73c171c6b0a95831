import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FlowStep } from './useStepFlow.ts';

interface PreviousLinkProps {
  step: FlowStep | null;
  /** The path of a detail page's step; null on other pages. */
  overview: string | null;
  home: string;
}

/** The link back: from a detail page to its step [STP-04], from a step to the previous step, and from the first step to the shop's home page. */
export function PreviousLink({ step, overview, home }: PreviousLinkProps) {
  const { t } = useTranslation('host');
  return (
    <ButtonLink
      variant="secondary"
      icon={<Icon icon={ArrowLeft} />}
      render={<ShopLink to={overview ?? step?.path ?? home} />}
    >
      {overview ? t('bottomBar.overview') : t('bottomBar.previous')}
    </ButtonLink>
  );
}
