import { places as ofBasket } from '@festival/mf-basket/places';
import { places as ofCheckout } from '@festival/mf-checkout/places';
import { steps as ofMerch } from '@festival/mf-merch/steps';
import { steps as ofTickets } from '@festival/mf-tickets/steps';
import { steps as ofTransport } from '@festival/mf-transport/steps';
import { steps as ofTravel } from '@festival/mf-travel/steps';
import type { Places } from '@festival/shared-contracts/step/places';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';

/** What the remotes of this repository declare, as their manifests have it: tests of the shell show their steps. */
export const ownRemotes: Record<string, { steps?: readonly StepDeclaration[]; places?: Places }> = {
  mf_basket: { places: ofBasket },
  mf_checkout: { places: ofCheckout },
  mf_merch: { steps: ofMerch },
  mf_tickets: { steps: ofTickets },
  mf_transport: { steps: ofTransport },
  mf_travel: { steps: ofTravel },
};
