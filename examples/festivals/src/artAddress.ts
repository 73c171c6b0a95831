/** The pieces that browsers get as SVG. The others have renditions, from which a page chooses by a URL without extension. */
const drawn: Readonly<Record<string, (name: string) => boolean>> = {
  solstrand: () => true,
  nachtwoud: (name) =>
    /^(breakfast|towel|gin|early-entry|tokens|companion|day-(friday|sunday)|camping|vip|locker|hotel-harbour|cabin|glamping|(bus|way|member)-.*)$/.test(
      name,
    ),
};

/** The URL of a piece of a brand's art in a shop's data: `/brand/solstrand/art/tee.svg`, `/brand/nachtwoud/art/tee`. */
export const artAddress = (brand: string, name: string): string =>
  `/brand/${brand}/art/${name}${drawn[brand]?.(name) ? '.svg' : ''}`;
