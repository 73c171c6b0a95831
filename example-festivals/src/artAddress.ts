/** The pieces whose file is the drawing itself. The others have renditions, which a page chooses from by an address without ending. */
const drawn: Readonly<Record<string, (name: string) => boolean>> = {
  solstrand: () => true,
  nachtwoud: (name) =>
    /^(day-(friday|sunday)|camping|vip|locker|hotel-harbour|cabin|glamping|(bus|way|member)-.*)$/.test(name),
};

/** The address of a piece of a brand's art, as a shop's data has it: `/brand/solstrand/art/tee.svg`, `/brand/nachtwoud/art/tee`. */
export const artAddress = (brand: string, name: string): string =>
  `/brand/${brand}/art/${name}${drawn[brand]?.(name) ? '.svg' : ''}`;
