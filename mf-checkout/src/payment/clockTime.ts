/**
 * The time of a moment in the festival's time zone, with the zone's suffix: `16:13 CET` [I18-05]. British English gives the same format in every
 * language as `formatFestivalDate`, which would be loaded only for this.
 */
export const clockTime = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
    new Date(moment),
  );
