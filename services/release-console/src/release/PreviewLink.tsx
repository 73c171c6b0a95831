import type { RegistryError } from '@festival/release-registry/error/registryError';
import { Button } from '@festival/shared-ui/button/Button';
import { TextField } from '@festival/shared-ui/field/TextField';
import { useState } from 'react';
import { Refusal } from '../answer/Refusal.tsx';
import type { ConsoleApi } from '../api/consoleApi.ts';
import { texts } from '../texts.ts';

type PreviewLinkProps = {
  api: Pick<ConsoleApi, 'makePreview'>;
  by: string;
  brand: string;
  remote: string;
  version: string;
};

type Made = { of: string; link: string; until: string } | { of: string; error: RegistryError };

/** Makes a link that shows a version in the live shop to everyone who has the link, before it is released. [FED-04] */
export function PreviewLink({ api, by, brand, remote, version }: PreviewLinkProps) {
  const id = `${remote}@${version}`;
  const [isPending, setPending] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  // If another version was selected meanwhile, the link does not belong to it.
  const shown = made?.of === id ? made : null;

  async function make(): Promise<void> {
    setPending(true);
    const order = { versions: { [remote]: version }, by, reason: texts.preview.reason };
    const answer = await api.makePreview(brand, order);
    setPending(false);
    if (!answer.ok) return setMade({ of: id, error: answer.error });
    const { url, token, preview } = answer.value;
    setMade({ of: id, link: url ?? `?preview=${token}`, until: preview.until });
  }

  return (
    <>
      <Button variant="secondary" size="s" pending={isPending} onClick={() => void make()}>
        {texts.preview.make(version)}
      </Button>
      {shown !== null && 'error' in shown && <Refusal error={shown.error} />}
      {shown !== null && 'link' in shown && (
        <TextField
          label={texts.preview.link(id)}
          hint={texts.preview.hint(shown.until)}
          value={shown.link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
