import type { LoadContext, TextsDoor } from '@festival/shared-contracts/doors/door';
import type { DoorName } from '@festival/shared-contracts/doors/doors';
import type { Language } from '@festival/shared-contracts/language/language';
import type { i18n } from 'i18next';
import { type Notice, noticeOf } from '../telemetry/notice.ts';
import type { AreaDoor } from './areaDoor.ts';
import { type AreaPlace, type AreaSource, areaKey, type ReadyArea, settled } from './areaSource.ts';
import { splitDoor, textsDoor } from './doorParts.ts';

/** Opens a door of a remote's server file. @throws when the remote has no server file, or the file has no such door. */
export type ServerDoors = <Module>(remote: string, door: string) => Module;

interface ServerAreasSettings {
  doors: ServerDoors;
  texts: i18n;
  api: LoadContext['api'];
  shop: LoadContext['shop'];
  language: Language;
  signal: AbortSignal;
  /** Every area stays a skeleton: a page must go out, and one of them would not let it. */
  skeletonsOnly: boolean;
}

export interface ServerAreas extends AreaSource {
  /** What the areas' `load` answered, for the browser to go on with. */
  areaData: Record<string, unknown>;
  /** The doors that the page uses: their files are linked from its head. */
  doorsUsed: Set<DoorName>;
  notices: Notice[];
}

/** A reading that fails where it is read, inside the area's boundary: it goes out as its skeleton. */
function refused(error: unknown): Promise<never> {
  const reading = Promise.reject(error);
  reading.catch(() => {});
  return reading;
}

/** Areas from the remotes' server files, for one request. */
export function serverAreas(settings: ServerAreasSettings): ServerAreas {
  const { doors, texts, api, shop, language, signal, skeletonsOnly } = settings;
  const areaData: Record<string, unknown> = {};
  const doorsUsed = new Set<DoorName>();
  const notices: Notice[] = [];
  const report = (error: unknown, door: DoorName) => void notices.push(noticeOf('area.unrendered', error, door));

  async function readData({ load, default: Component }: AreaDoor, place: AreaPlace): Promise<ReadyArea> {
    const query = Object.fromEntries(new URLSearchParams(place.query));
    const data = await load?.({ api, shop, params: { ...place.params }, query, language, signal });
    areaData[areaKey(place)] = data;
    return { Component, data };
  }

  function read(place: AreaPlace): Promise<ReadyArea> {
    const { remote, door } = splitDoor(place.door);
    doorsUsed.add(place.door);
    if (skeletonsOnly) return refused(new Error('This page goes out with skeletons only'));
    const opened = doors<AreaDoor>(remote, door);
    const bundle = doors<TextsDoor>(remote, textsDoor(language)).default;
    texts.addResourceBundle(language, remote, bundle, true, true);
    return opened.load ? readData(opened, place) : settled({ Component: opened.default, data: undefined });
  }

  return {
    areaData,
    doorsUsed,
    notices,
    report,
    read(place) {
      try {
        return read(place);
      } catch (error) {
        report(error, place.door);
        return refused(error);
      }
    },
  };
}
