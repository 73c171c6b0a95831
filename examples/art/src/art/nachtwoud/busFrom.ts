import { group, path, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { type City, landmarks } from '../motifs/landmarks.ts';
import { crescent, moon } from './moon.ts';
import { night } from './night.ts';
import { nightCoach } from './nightCoach.ts';
import { glow, luminous, nightSheet } from './nightSheet.ts';
import { spores, stars } from './spores.ts';
import { floor, mist, trunks } from './trunks.ts';

type Departure = { light: string; inside: string; moonX: number; full: boolean };

/** The light of each city and of its coach. */
const departures: Record<City, Departure> = {
  amsterdam: { light: night.amber, inside: night.violet, moonX: 1010, full: true },
  utrecht: { light: night.violet, inside: night.lime, moonX: 330, full: false },
  rotterdam: { light: night.lime, inside: night.violet, moonX: 260, full: true },
  antwerp: { light: night.amber, inside: night.lime, moonX: 1020, full: false },
  brussels: { light: night.violet, inside: night.amber, moonX: 280, full: true },
  paris: { light: night.amber, inside: night.violet, moonX: 250, full: true },
  cologne: { light: night.lime, inside: night.amber, moonX: 340, full: false },
};

/** The coach leaves the lights of its city for the forest. */
export function busFrom(city: City): string {
  const random = randomOf(`nachtwoud bus ${city}`);
  const [width, height] = [1200, 900];
  const { light, inside, moonX, full } = departures[city];
  const { solid, holes, lines } = landmarks[city]();
  const town = group(
    [
      path(solid, { fill: night.black, stroke: light, 'stroke-width': 3 }),
      path(lines, { fill: 'none', stroke: light, 'stroke-width': 3.4 }),
      path(holes, { fill: light, opacity: 0.85 }),
    ],
    { transform: 'translate(640 640) scale(1.04)', 'stroke-linejoin': 'round' },
  );
  const sky = full
    ? moon({ x: moonX, y: 210, r: 96, seed: city, halo: 0.4 })
    : glow(moonX, 210, 300, night.pale, 0.35) +
      luminous(crescent(moonX, 210, 88, 0.14, moonX > 600 ? 205 : 25, night.bone));
  return nightSheet(width, height, [
    stars(random, width, 520, 130),
    sky,
    glow(640, 560, 640, light, 0.3),
    luminous(town),
    mist(width, 660, 260, night.mist, 0.75),
    trunks(random, width, {
      count: 9,
      thick: [14, 30],
      bottom: 760,
      bark: '#12302a',
      rim: '#5f8d7a',
      lightX: 640,
      gap: [180, 1080],
    }),
    floor(width, 690, height),
    rect(0, 806, width, 5, { fill: night.haze, opacity: 0.5 }),
    nightCoach(110, 812, 0.84, inside),
    path('M0 862H1200', { stroke: night.pale, 'stroke-width': 4, 'stroke-dasharray': '60 80', opacity: 0.45 }),
    spores(random, { count: 44, x: [740, 1200], y: [560, 860] }),
  ]);
}
