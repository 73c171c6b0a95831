import { stepFlowAtom } from '@festival/shared-contracts/state/shopState';
import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { ShopLink } from '@festival/shared-ui/link/ShopLink';
import { useAtomValue } from 'jotai';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { givenKey } from '../../i18n/givenKey.ts';
import { usePage } from '../../page/PageContext.tsx';
import { pagePath } from '../../routing/pagePath.ts';
import type { RouteRow } from '../../routing/routeRow.ts';
import type { Absence } from '../../step-flow/absenceOf.ts';
import { Hero } from '../hero/Hero.tsx';
import { StepTiles } from '../home/StepTiles.tsx';
import styles from './AbsentPage.module.css';
import { nextStepFrom } from './nextStepFrom.ts';

interface AbsentPageProps {
  row: RouteRow;
  absence: Absence;
}

/** If no released remote adds the step, the step has no texts. */
const headingOf = ({ step, title }: RouteRow) => {
  if (title === null) return 'absent.title';
  return givenKey(step ? `step.${step.name}.title` : title);
};

/** The page of a route on which this shop has nothing to show. It shows the reason and links to the next step [RTE-01]. */
export function AbsentPage({ row, absence }: AbsentPageProps) {
  const { t } = useTranslation('host');
  const { config } = usePage();
  const flow = useAtomValue(stepFlowAtom);
  const { step, hero } = row;
  const next = nextStepFrom(step, config?.steps ?? [], flow);
  const sentences: Record<Absence, string> = {
    'not in this sale': t('absent.notInSale'),
    'dropped by the order': t('absent.notInSale'),
    'remote not released': t('absent.notReleased'),
  };
  return (
    <main>
      <Hero place={hero} size="poster">
        <div className={styles.text}>
          <h1>{t(headingOf(row))}</h1>
          <p className={styles.sentence}>{sentences[absence]}</p>
          <div className={styles.actions}>
            {next && (
              <ButtonLink size="l" iconEnd={<Icon icon={ArrowRight} />} render={<ShopLink to={next.path} />}>
                {t('absent.next', { name: t(givenKey(`step.${next.name}.name`)) })}
              </ButtonLink>
            )}
            <ButtonLink
              size="l"
              variant="secondary"
              render={<ShopLink to={pagePath('slug', { slug: config?.slug })} />}
            >
              {t('error.home')}
            </ButtonLink>
          </div>
        </div>
      </Hero>
      {flow.length > 0 && (
        <div className={styles.below}>
          <StepTiles />
        </div>
      )}
    </main>
  );
}
