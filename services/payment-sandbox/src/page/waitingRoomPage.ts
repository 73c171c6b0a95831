import { document } from '@festival/service-kit/html/document';
import { html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { pageTexts } from './pageTexts.ts';
import { styles } from './styles.ts';

type WaitingRoomTexts = { name: string; language: string; notice: string; title: string; text: string; enter: string };

/** The texts of the waiting room. */
const waitingRoomTexts: Record<Language, WaitingRoomTexts> = {
  nl: {
    name: pageTexts.nl.name,
    language: pageTexts.nl.language,
    notice: 'Wachtkamer om uit te proberen: hier hoeft niemand te wachten.',
    title: 'Je bent aan de beurt',
    text: 'Ga binnen tien minuten naar de shop. Wat je al had gekozen, staat dan in je winkelmand.',
    enter: 'Naar de shop',
  },
  en: {
    name: pageTexts.en.name,
    language: pageTexts.en.language,
    notice: 'A waiting room to try: nobody has to wait here.',
    title: 'It is your turn',
    text: 'Go to the shop within ten minutes. What you had chosen already will be in your cart.',
    enter: 'Go to the shop',
  },
  es: {
    name: pageTexts.es.name,
    language: pageTexts.es.language,
    notice: 'Sala de espera de prueba: aquí nadie tiene que esperar.',
    title: 'Es tu turno',
    text: 'Entra en la tienda en los próximos diez minutos. Lo que ya habías elegido estará en tu cesta.',
    enter: 'Entrar en la tienda',
  },
};

interface WaitingRoomPage {
  /** The URL of the button: the shop, with a pass. */
  entrance: string;
  language: Language;
  nonce: string;
  /** The URL of this page in a language. */
  addressIn: (language: Language) => string;
}

/** The page of an admitted visitor. */
export function waitingRoomPage({ entrance, language, nonce, addressIn }: WaitingRoomPage): string {
  const texts = waitingRoomTexts[language];
  const body = html`<div class="paper"><h1>${texts.title}</h1><p>${texts.text}</p><a class="button pay" href="${entrance}">${texts.enter}</a></div>`;
  const header = html`<header>${texts.notice}</header>`;
  return document(
    { title: texts.title, language, nonce, body, addressIn },
    { styles, texts: waitingRoomTexts, header },
  );
}
