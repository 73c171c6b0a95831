import type { GuardName } from '../routeRow.ts';
import type { Guard } from './guard.ts';
import { moved } from './moved.ts';
import { notFound } from './notFound.ts';
import { outsideShops } from './outsideShops.ts';
import { productOffered } from './productOffered.ts';
import { serverAnswered } from './serverAnswered.ts';
import { shopKnown } from './shopKnown.ts';
import { signedIn } from './signedIn.ts';
import { signInHere } from './signInHere.ts';
import { validParams } from './validParams.ts';
import { withoutConfigToShop } from './withoutConfigToShop.ts';

export const guards: Readonly<Record<GuardName, Guard>> = {
  moved,
  notFound,
  outsideShops,
  productOffered,
  serverAnswered,
  shopKnown,
  signedIn,
  signInHere,
  validParams,
  withoutConfigToShop,
};
