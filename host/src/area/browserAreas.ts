import type { LoadContext, TextsDoor } from '@festival/shared-contracts/doors/door';
import type { Language } from '@festival/shared-contracts/language/language';
import type { i18n } from 'i18next';
import { DoorError } from '../federation/doorFailure.ts';
import type { DoorOpener } from '../federation/openDoors.ts';
import { noticeOf } from '../telemetry/notice.ts';
import { sendNotice } from '../telemetry/sendNotice.ts';
import { type AreaDoor, hasLoad } from './areaDoor.ts';
import { type AreaPlace, type AreaSource, areaKey, type ReadyArea, settled } from './areaSource.ts';
import { splitDoor, textsDoor } from './doorParts.ts';

export interface BrowserAreasSettings {
  doors: DoorOpener;
  texts: i18n;
  api: LoadContext['api'];
  shop: LoadContext['shop'];
  /** The language in use now. */
  language: () => Language;
  /** What the server read already; used once each. */
  areaData: Record<string, unknown>;
}

export interface BrowserAreas extends AreaSource {
  /** Loads the texts of every remote in use in another language, before it is switched to. */
  loadTexts(language: Language): Promise<void>;
}

/** Areas from the federation: code, texts and data of a place at once. */
export function browserAreas(settings: BrowserAreasSettings): BrowserAreas {
  const { doors, texts, areaData, language } = settings;
  const ready = new Map<string, AreaDoor>();
  /** Remote and language to the version whose texts are there. */
  const textsLoaded = new Map<string, string>();
  const remotesInUse = new Set<string>();

  async function addTexts(remote: string, to: Language): Promise<void> {
    const opened = await doors.loadDoor<TextsDoor>(remote, textsDoor(to));
    // Without its texts an area shows keys; that is still better than no area, and operators hear of it.
    if (!opened.ok || textsLoaded.get(`${remote} ${to}`) === opened.version) return;
    textsLoaded.set(`${remote} ${to}`, opened.version);
    texts.addResourceBundle(to, remote, opened.module.default, true, true);
  }

  async function open({ door: name }: AreaPlace): Promise<AreaDoor> {
    const { remote, door } = splitDoor(name);
    remotesInUse.add(remote);
    const [opened] = await Promise.all([doors.loadDoor<AreaDoor>(remote, door), addTexts(remote, language())]);
    if (!opened.ok) throw new DoorError(opened.failure);
    // The area may have fallen back to another version than its texts came from.
    if (textsLoaded.get(`${remote} ${language()}`) !== opened.version) await addTexts(remote, language());
    ready.set(name, opened.module);
    return opened.module;
  }

  async function load(door: AreaDoor, place: AreaPlace): Promise<unknown> {
    const key = areaKey(place);
    if (Object.hasOwn(areaData, key)) {
      const data = areaData[key];
      delete areaData[key];
      return data;
    }
    const { api, shop } = settings;
    const query = Object.fromEntries(new URLSearchParams(place.query));
    const signal = AbortSignal.timeout(15_000);
    return door.load?.({ api, shop, params: { ...place.params }, query, language: language(), signal });
  }

  async function readAll(place: AreaPlace): Promise<ReadyArea> {
    const door = await open(place);
    return { Component: door.default, data: await load(door, place) };
  }

  return {
    read(place) {
      const door = ready.get(place.door);
      return door && !hasLoad(door) ? settled({ Component: door.default, data: undefined }) : readAll(place);
    },
    report: (error, door) => sendNotice(noticeOf('area.failed', error, door)),
    loadTexts: async (to) => void (await Promise.all([...remotesInUse].map((remote) => addTexts(remote, to)))),
  };
}
