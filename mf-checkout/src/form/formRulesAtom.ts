import { parcelCountryOf } from '@festival/shared-contracts/shipping/parcelCountry';
import {
  configAtom,
  serverNowAtom,
  shippingCountryAtom,
  shippingHandleAtom,
} from '@festival/shared-contracts/state/shopState';
import { isoDay } from '@festival/shared-contracts/time/isoDay';
import { atom } from 'jotai';
import type { FormRules } from './fieldErrors.ts';

const timeZoneAtom = atom((get) => get(configAtom)?.festivalData.timeZone ?? 'Europe/Amsterdam');

/** Today at the festival (YYYY-MM-DD), by the server's clock. */
export const todayAtom = atom((get) => isoDay(get(serverNowAtom), get(timeZoneAtom)));

/** The rules of this shop and this cart for the form [CHK-05, CHK-06]. */
export const formRulesAtom = atom((get): Omit<FormRules, 'phoneNumberOf'> => {
  const config = get(configAtom);
  return {
    paymentProvider: config?.paymentProvider ?? 'paylogic',
    ageRequirements: config?.shopSettings.fields.ageRequirements ?? 'No',
    festivalStart: config?.festivalData.dateStart ?? '',
    today: get(todayAtom),
    deliveryCountry: parcelCountryOf({
      shippingCountry: get(shippingCountryAtom),
      shippingHandle: get(shippingHandleAtom),
    }),
  };
});
