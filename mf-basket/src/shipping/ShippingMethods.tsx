import {
  capabilitiesAtom,
  cartAtom,
  languageAtom,
  shippingCountryAtom,
  shippingHandleAtom,
} from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { RadioGroup } from '@festival/shared-ui/choice/RadioGroup';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { useMoney } from '@festival/shared-ui/price/useMoney';
import { useAtomValue } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { asksCountryAtom } from './asksCountryAtom.ts';
import { shippingFormAtom } from './shippingCountriesAtom.ts';
import { useShippingMethods } from './useShippingMethods.ts';

type ShippingMethodsProps = { error?: string; ref?: Ref<HTMLInputElement> };

/**
 * The delivery method for Shopify merchandise, once the country is chosen: the shop's methods for that country, with
 * their prices [SHP-02]. Only the server knows them, so a preview shows none.
 */
export function ShippingMethods(props: ShippingMethodsProps) {
  const isAsked = useAtomValue(asksCountryAtom);
  const hasServerCart = useAtomValue(capabilitiesAtom)?.usesServerCart ?? true;
  const form = useAtomValue(shippingFormAtom);
  const country = useAtomValue(shippingCountryAtom);
  // The server may still refuse a country that is not stored in the cart, so its methods are not requested yet.
  const isKept = useAtomValue(cartAtom)?.choices.shippingCountry === country;
  if (!isAsked || !hasServerCart || form !== 'shopify' || country === null) return null;
  return isKept ? <Methods {...props} country={country} /> : <Loading />;
}

function Loading() {
  const { t } = useTranslation('mf_basket');
  return <p role="status">{t('shipping.methods.loading')}</p>;
}

function Methods({ country, error, ref }: ShippingMethodsProps & { country: string }) {
  const money = useMoney();
  const { t } = useTranslation('mf_basket');
  const chosen = useAtomValue(shippingHandleAtom);
  const { methods, hasFailed, retry } = useShippingMethods(country);
  const language = useAtomValue(languageAtom);
  const commands = useCommands();
  if (hasFailed) {
    return (
      <Notice
        tone="warning"
        title={t('shipping.methods.failed')}
        action={<Button onClick={retry}>{t('shipping.methods.again')}</Button>}
        live
      />
    );
  }
  if (methods === null) return <Loading />;
  return (
    <RadioGroup
      ref={ref}
      legend={t('shipping.methods.legend')}
      error={error}
      value={chosen === '' ? null : chosen}
      onChange={(handle) => void commands().shipping.setMethod(handle)}
      options={methods.map(({ name, texts, handle, price }) => ({
        value: handle,
        label: texts[language]?.name ?? name,
        aside: price === 0 ? t('shipping.methods.free') : money(price),
      }))}
    />
  );
}
