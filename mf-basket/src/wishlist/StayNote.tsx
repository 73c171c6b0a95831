import { languageAtom, quantitiesAtom, stepFlowAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { useLaterTexts } from '../later/useLaterTexts.ts';

const travelSteps = ['travel', 'packages'];

/**
 * The stay of a wishlist, which must be chosen again on its page, because its rooms may be sold out and its price
 * depends on the day [WSH-04].
 */
export function StayNote() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const language = useAtomValue(languageAtom);
  const held = useAtomValue(quantitiesAtom);
  const step = useAtomValue(stepFlowAtom).find(({ name }) => travelSteps.includes(name));
  const stay = useAtomValue(userAtom)?.wishlist?.travelCart;
  if (!stay || !step || (held[stay.packageOption?.roomId ?? ''] ?? 0) > 0) return null;
  const choose = async () => {
    await commands().wishlist.closeOffer();
    await commands().navigation.goTo(step.name);
  };
  return (
    <Notice
      title={t('offer.stay.title', { name: stay.texts?.[language]?.name ?? stay.name })}
      action={
        <Button size="s" variant="secondary" onClick={() => void choose()}>
          {t('offer.stay.button')}
        </Button>
      }
    >
      {t('offer.stay.text')}
    </Notice>
  );
}
