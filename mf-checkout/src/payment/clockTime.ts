/**
 * A moment as a clock of the festival's time zone shows it, with the zone's suffix: `16:13 CET` [I18-05]. British English writes it as
 * `formatFestivalDate` does in every language, whose code the page would load for this alone.
 */
export const clockTime = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(
    new Date(moment),
  );
