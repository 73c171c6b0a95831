import { capabilitiesAtom, configAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// Few visitors request a bus, so the form is loaded on demand.
const RequestForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "transport-request" */ './RequestForm.tsx')).RequestForm,
);

/** Offers to request a bus from another place; the form opens after a press. A preview does not offer it, because it sends nothing [TRN-04, BRD-04]. */
export function TransportRequest() {
  const { t } = useTranslation('mf_transport');
  const isPreview = useAtomValue(capabilitiesAtom)?.isPreview ?? false;
  const isOffered = (useAtomValue(configAtom)?.takesTransportRequests ?? false) && !isPreview;
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  const open = (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {t('request.open')}
    </Button>
  );
  return (
    <Notice title={t('request.title')} action={isOpen ? undefined : open}>
      <p>{t('request.text')}</p>
      {isOpen && (
        <Suspense fallback={<p role="status">{t('request.loading')}</p>}>
          <RequestForm />
        </Suspense>
      )}
    </Notice>
  );
}
