/** Names of the steps a shop's flow may list, in any order; each is a route below `/{slug}`. */
export const stepNames = [
  'tickets',
  'packages',
  'travel',
  'traveladdon',
  'transportation',
  'comparetransport',
  'merchandise',
  'extras',
  'membership',
  'upgrade',
] as const;
export type StepName = (typeof stepNames)[number];
