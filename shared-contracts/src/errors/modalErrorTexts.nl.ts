import type { ModalErrorTexts } from './errorTexts.ts';

/** The texts of errors in Dutch that only a modal shows. The shop loads them after the first page. */
export const modalErrorTexts = {
  0: {
    title: 'Er is iets misgegaan',
    text: 'Dat is niet gelukt. Wat er in je winkelmand zit, blijft staan. Probeer het nog eens.',
    confirm: 'Oké',
  },
  1000: {
    title: 'Er is iets misgegaan',
    text: 'Bij ons ging iets onverwachts mis. Wat er in je winkelmand zit, blijft staan. Probeer het zo nog eens.',
    confirm: 'Oké',
  },
  4004: {
    title: 'Je tijd is om',
    text: 'We konden je keuze niet langer vasthouden en hebben je winkelmand geleegd. Je oorspronkelijke bestelling blijft zoals die is. Begin opnieuw om weer te kiezen.',
    confirm: 'Opnieuw beginnen',
  },
  4010: {
    title: 'Je tijd is om',
    text: 'Wat je nog niet in je verlanglijst had bewaard, is weg. Wat je wel hebt bewaard, staat er nog. Begin opnieuw om verder te gaan.',
    confirm: 'Opnieuw beginnen',
  },
  5000: {
    title: 'Uitverkocht',
    text: 'Iemand was je net voor: dit product is uitverkocht en zit niet in je winkelmand. Kies iets anders, of kijk later nog eens.',
    confirm: 'Oké',
  },
  5001: {
    title: 'Niet te koop in deze shop',
    text: 'Dit product wordt in deze shop niet (meer) verkocht. De rest van je winkelmand blijft zoals die is.',
    confirm: 'Oké',
  },
  5003: {
    title: 'Daar bezorgen we niet',
    text: 'Merchandise kan niet naar dit land worden gestuurd, dus er is nu geen land gekozen. Kies een ander land, of haal de merchandise uit je winkelmand.',
    confirm: 'Ander land kiezen',
  },
  5004: {
    title: 'Dat zijn er te veel',
    text: 'Je vroeg om meer tickets dan er in één bestelling mogen. Aantal dat je hiervan kunt nemen: {{maximum}}.',
    confirm: 'Oké',
  },
  6000: {
    title: 'Je registratie aanpassen?',
    text: 'Je hebt je eerder al geregistreerd. Ga je verder, dan komt wat je nu kiest ervoor in de plaats zodra je bewaart.',
    confirm: 'Aanpassen',
    cancel: 'Zo laten',
  },
  6001: {
    title: 'Uit je winkelmand halen?',
    text: '{{name}}: we houden het dan niet meer voor je vast, en iemand anders kan het nemen.',
    confirm: 'Verwijderen',
    cancel: 'Houden',
  },
  6003: {
    title: 'Een verblijf zonder tickets?',
    text: 'Er zit een verblijf in je winkelmand, maar geen ticket. Zonder ticket kom je er niet in. Heb je al tickets?',
    confirm: 'Verder zonder tickets',
    cancel: 'Terug naar mijn winkelmand',
  },
  6006: {
    title: 'Ben je 18 of ouder?',
    text: 'Dit product verkopen we alleen aan mensen van 18 jaar en ouder. Wie het pakket aanneemt, laat zien dat hij of zij 18 is.',
    confirm: 'Ja, ik ben 18 of ouder',
    cancel: 'Nee',
  },
  6007: {
    title: 'Geen bezorging in dit land',
    text: 'Voor dit land hebben we geen bezorgprijs. Ga verder zonder merchandise, of kies een ander land.',
    confirm: 'Merchandise verwijderen',
    cancel: 'Ander land kiezen',
  },
  6008: {
    title: 'Nog {{left}}: neem je die?',
    text: 'Zoveel als je vroeg zijn er niet meer. We kunnen er {{left}} voor je vasthouden, als je snel bent.',
    confirm: 'Neem er {{left}}',
    cancel: 'Laat maar',
  },
  6010: {
    title: 'Je bestelling annuleren?',
    text: 'Je bestelling wacht op betaling. Annuleer je haar, dan kun je je winkelmand weer veranderen; we houden die vast zolang je tijd loopt.',
    confirm: 'Bestelling annuleren',
    cancel: 'Bestelling houden',
  },
  6011: {
    title: 'Er ging iets mis',
    text: '{{message}} Vraag je onze helpdesk om hulp, noem dan winkelmand {{cartId}}.',
    confirm: 'Opnieuw proberen',
    cancel: 'Sluiten',
  },
  7000: {
    title: 'Reisverkoop voor leden',
    text: 'Als lid boek je eerder dan iedereen. In een reispakket zitten ook je tickets; losse tickets komen later in de verkoop.',
    confirm: 'Aan de slag',
  },
  8000: {
    title: 'Let op',
    text: 'Dat is niet gelukt. Je winkelmand blijft zoals die was. Probeer het nog eens.',
    confirm: 'Oké',
  },
  8001: {
    title: 'Geen bestellingen meer met dit account',
    text: 'Dit account heeft het hoogste aantal bestellingen dat mag, dus deze is niet geplaatst. Je eerdere bestellingen blijven geldig.',
    confirm: 'Oké',
  },
  8002: {
    title: 'Een bericht van de shop',
    text: 'Er is nieuws over de verkoop. Wat er in je winkelmand zit, blijft staan.',
    confirm: 'Oké',
  },
  8003: {
    title: 'De entree gaat ook uit je winkelmand',
    text: 'We halen het verblijf uit je winkelmand, met de entree die erbij hoort. Andere tickets blijven staan; verwijder ze ook als je ze niet meer wilt.',
    confirm: 'Oké',
  },
} satisfies ModalErrorTexts;
