import { cartHasUnsavedChangesAtom, userAtom, wishlistSaveAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useAtomValue } from 'jotai';
import { BasketFoot } from '../confirmation/BasketFoot.tsx';
import { TermsLink } from '../confirmation/TermsLink.tsx';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import { isSameAsSavedAtom } from './isSameAsSavedAtom.ts';
import styles from './WishlistFoot.module.css';
import { WishlistLink } from './WishlistLink.tsx';

/**
 * The bottom of a wishlist: total, terms, whether it is saved, and buttons to save it, to share it and to register
 * [OVL-10, WSH-02, BSK-02].
 */
export function WishlistFoot() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const state = useSaveState();
  const save = () => {
    if (state !== 'saved') void commands().wishlist.save();
  };
  const register = async () => {
    await commands().overlay.closeCheckout();
    await commands().navigation.goTo('register');
  };
  return (
    <BasketFoot>
      <p className={styles.state} role="status">
        {t(`save.${state}`)}
      </p>
      <Button size="l" block pending={state === 'saving'} aria-disabled={state === 'saved'} onClick={save}>
        {t('save.button')}
      </Button>
      {state === 'saved' && <WishlistLink />}
      <Button variant="secondary" block onClick={() => void register()}>
        {t('save.register')}
      </Button>
      <p className={styles.terms}>
        <TermsLink />
      </p>
    </BasketFoot>
  );
}

/**
 * The state of the wishlist. A page that shows what the account has saved counts as saved; a guest sees the wishlist of
 * a link from another person [WSH-02, WSH-03].
 */
function useSaveState(): 'notSaved' | 'saving' | 'saved' | 'linked' {
  const isUnsaved = useAtomValue(cartHasUnsavedChangesAtom);
  const isSaving = useAtomValue(wishlistSaveAtom) === 'saving';
  const isGuest = useAtomValue(userAtom) === null;
  const isSameAsSaved = useAtomValue(isSameAsSavedAtom);
  if (isSaving) return 'saving';
  if (isUnsaved) return 'notSaved';
  if (isGuest) return 'linked';
  return isSameAsSaved ? 'saved' : 'notSaved';
}
