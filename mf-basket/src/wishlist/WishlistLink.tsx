import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { TextField } from '@festival/shared-ui/field/TextField';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './WishlistFoot.module.css';

type LinkState = 'idle' | 'reading' | 'copied' | 'shown' | 'failed';

/**
 * Offers the link of the saved wishlist: a press copies it, or shows it if the browser refuses access to the clipboard
 * [WSH-03].
 */
export function WishlistLink() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const [state, setState] = useState<LinkState>('idle');
  const [link, setLink] = useState('');
  const copy = async () => {
    if (state === 'reading') return;
    setState('reading');
    const read = link ? { ok: true as const, value: link } : await commands().wishlist.readLink();
    if (!read.ok) return setState('failed');
    setLink(read.value);
    setState(await copied(read.value));
  };
  const isDone = state !== 'idle' && state !== 'reading';
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={<Icon icon={state === 'copied' ? Check : Copy} size="s" />}
        pending={state === 'reading'}
        onClick={() => void copy()}
      >
        {t('save.link.copy')}
      </Button>
      {state === 'shown' && (
        <TextField label={t('save.link.name')} readOnly value={link} onFocus={(event) => event.target.select()} />
      )}
      <p className={styles.state} aria-live="polite">
        {isDone && t(`save.link.${state}`)}
      </p>
    </>
  );
}

/** A browser may refuse access to the clipboard, or require another press for it. The link is then shown. */
const copied = (link: string): Promise<LinkState> =>
  (navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
    () => 'copied',
    () => 'shown',
  );
