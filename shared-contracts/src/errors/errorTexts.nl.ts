import type { ErrorTexts } from './errorTexts.ts';

/** The texts of errors in Dutch: the error, its consequence for the cart, and the next action [ERR-01]. */
export const errorTexts = {
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
  2000: {
    title: 'Welkom bij de voorregistratie',
    text: 'Stel je festival samen en bewaar het in je account, dan sta je klaar als de verkoop begint. Je betaalt nog niets. Log in om te beginnen.',
    confirm: 'Inloggen',
  },
  2001: {
    title: 'Welkom, leden',
    text: 'Deze verkoop is voor leden. Log in met het account van je lidmaatschap om te beginnen.',
    confirm: 'Inloggen',
  },
  2002: {
    title: 'Welkom bij de reisverkoop',
    text: 'Hier boek je je verblijf samen met je ticket. Log in om te beginnen.',
    confirm: 'Inloggen',
  },
  3000: {
    title: 'Geen registratie bij dit account',
    text: 'Deze verkoop is voor wie zich heeft geregistreerd, en met dit account is dat niet gebeurd. Heb je je met een ander account geregistreerd? Log dan daarmee in.',
    confirm: 'Naar de shop',
  },
  3001: {
    title: 'Je hebt al besteld',
    text: 'Met dit account is al een bestelling geplaatst, dus je kunt hier niet nog een keer bestellen. Je bevestiging staat in je mail.',
    confirm: 'Naar de shop',
  },
  3002: {
    title: 'De registratie is gesloten',
    text: 'Je kunt je niet meer registreren of je registratie aanpassen. Wat je eerder hebt bewaard, blijft bewaard.',
    confirm: 'Naar de shop',
  },
  3003: {
    title: 'De verkoop is voor jou nog niet begonnen',
    text: 'Je kunt hier nog niet kopen. Op de pagina’s van deze shop staat wanneer de verkoop begint.',
    confirm: 'Naar de shop',
  },
  3005: {
    title: 'Eén lidmaatschap per account',
    text: 'Per account kan er één lidmaatschap zijn, dus we hebben geen tweede toegevoegd. De rest van je winkelmand blijft zoals die is.',
    confirm: 'Oké',
  },
  4000: {
    title: 'De shop is gesloten',
    text: 'Op dit moment wordt hier niets nieuws verkocht. Betaalde bestellingen blijven geldig, en wat in je winkelmand zit kun je nog bestellen tot de tijd om is.',
    confirm: 'Naar de shoppagina',
  },
  4001: {
    title: 'Je verlanglijst is bewaard',
    text: 'Alles wat je hebt gekozen, staat in je account. Tot de registratie sluit, kun je terugkomen en het aanpassen.',
    confirm: 'Sluiten',
  },
  4002: {
    title: 'Je upgrade is al verwerkt',
    text: 'Deze bestelling is al eerder geüpgraded, dus er valt niets meer te kiezen. Je bevestiging staat in je mail.',
    confirm: 'Naar de shop',
  },
  4003: {
    title: 'We kunnen deze bestelling niet vinden',
    text: 'Achter deze link zit geen bestelling die je kunt upgraden. Open de link in je mail nog eens, of vraag het onze helpdesk.',
    confirm: 'Naar de shop',
  },
  4004: {
    title: 'Je tijd is om',
    text: 'We konden je keuze niet langer vasthouden en hebben je winkelmand geleegd. Je oorspronkelijke bestelling blijft zoals die is. Begin opnieuw om weer te kiezen.',
    confirm: 'Opnieuw beginnen',
  },
  4005: {
    title: 'Deze link werkt niet',
    text: 'Het nummer van je bestelling ontbreekt of klopt niet. Open de link in je mail nog eens; aan je bestelling is niets veranderd.',
    confirm: 'Naar de shop',
  },
  4006: {
    title: 'Deze link geeft geen toegang',
    text: 'De toegangscode in deze link ontbreekt of klopt niet. Open de link in je mail nog eens; aan je bestelling is niets veranderd.',
    confirm: 'Naar de shop',
  },
  4010: {
    title: 'Je tijd is om',
    text: 'Wat je nog niet in je verlanglijst had bewaard, is weg. Wat je wel hebt bewaard, staat er nog. Begin opnieuw om verder te gaan.',
    confirm: 'Opnieuw beginnen',
  },
  4364: {
    title: 'Deze link is 10 minuten geblokkeerd',
    text: 'Hij is te vaak met een verkeerde code geprobeerd. Wacht 10 minuten en open de link in je mail dan nog eens.',
    confirm: 'Naar de shop',
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
  5002: {
    title: 'Geen pakketten gevonden',
    text: 'Geen reispakket past bij wat je hebt gekozen. Verander het aantal personen, de datum of de categorie en kijk nog eens.',
    confirm: 'Filters aanpassen',
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
  6002: {
    title: 'Je tijd is om',
    text: 'We konden je keuze niet langer vasthouden, dus je winkelmand is weer leeg. Wil je het nog eens proberen?',
    confirm: 'Opnieuw proberen',
    cancel: 'Naar de shoppagina',
  },
  6003: {
    title: 'Een verblijf zonder tickets?',
    text: 'Er zit een verblijf in je winkelmand, maar geen ticket. Zonder ticket kom je er niet in. Heb je al tickets?',
    confirm: 'Verder zonder tickets',
    cancel: 'Terug naar mijn winkelmand',
  },
  6004: {
    title: 'Je bent uitgelogd',
    text: 'Voor deze shop heb je een account nodig. Log opnieuw in om verder te gaan.',
    confirm: 'Inloggen',
    cancel: 'Naar de shoppagina',
  },
  6005: {
    title: 'Alleen voor leden',
    text: 'Dit account heeft niet het lidmaatschap dat bij deze verkoop hoort. Word lid, of log in met een ander account.',
    confirm: 'Naar het lidmaatschap',
    cancel: 'Naar de shoppagina',
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
  error: {
    form_covid_not_accepted: 'Ga akkoord met de COVID-terugbetaalvoorwaarden.',
    form_no_country_selected: 'Kies het land waar je merchandise heen gaat.',
    form_no_insurance_choice: 'Kies of je je geld terug wilt als je niet kunt komen: ja of nee.',
    form_no_shipping_costs_selected: 'Kies hoe we je merchandise versturen.',
    form_terms_not_accepted: 'Ga akkoord met de voorwaarden.',
  },
  alert: { logged_in_as: 'Ingelogd als {{name}}' },
  other: {
    accommodationSoldOut: 'Deze accommodatie is uitverkocht. Kies een andere.',
    ticketNotAvailable:
      'Dit ticket is op dit moment niet los te koop. Kies een verblijf, of haal het ticket uit je winkelmand.',
    productSoldOut: 'Dit product is uitverkocht. Kies iets anders, of kijk later nog eens.',
    productNotFound: 'Dit product wordt in deze shop niet verkocht.',
    shippingUnavailable: 'Bezorgen in dit land kan niet. Kies een ander land.',
    invalidRequest: 'We konden dit verzoek niet lezen. Ga terug en probeer het nog eens.',
    noConfigFound: 'We kunnen deze shop nu niet openen. Probeer het over een paar minuten nog eens.',
    pageNotFound: 'Deze pagina bestaat niet',
    tryAgain: 'Dat is niet gelukt. Probeer het nog eens.',
    tryAgainWithCart: 'Dat is niet gelukt. Ververs de pagina en probeer het nog eens. Je winkelmand: {{cartId}}.',
    checkoutRetry:
      'Probeer het nog eens. Ververs deze pagina en sluit zo nodig weer aan in de wachtrij van de ticketshop. Je winkelmand: {{cartId}}.',
    orderLookupFailed: 'We konden je bestelling niet opzoeken. Probeer het zo nog eens.',
    orderLookupInvalid: 'Dit is geen bestelnummer. Het heeft 9 cijfers en staat in je bevestigingsmail.',
    orderLookupNoOrder: 'We hebben geen bestelling gevonden. Het bestelnummer staat in je bevestigingsmail.',
    orderOutOfSync: 'Je bestelling is veranderd sinds je haar opzocht. Zoek haar nog een keer op.',
    combinationSoldOut: 'Deze combinatie is uitverkocht. Kies een andere.',
    noStock: 'Zoveel zijn er niet meer. Kies een kleiner aantal.',
    roomNotAvailable: 'Dit product is op dit moment niet beschikbaar. Probeer het later nog eens of kies iets anders.',
    occupantsMismatch:
      'Het aantal tickets verschilt van het aantal personen van je verblijf. Maak ze gelijk om verder te gaan.',
    maxOrdersPerAccount: 'Dit account heeft het hoogste aantal bestellingen dat mag.',
    voucherInvalid: 'We kennen deze code niet. Kijk hem na en probeer het nog eens.',
    voucherUsed: 'Deze code is al gebruikt.',
    voucherSmaller:
      'Je code {{kept}} scheelt je minstens zoveel, dus die houden we. Verwijder hem eerst als je deze liever gebruikt.',
    termsChanged:
      'De voorwaarden zijn veranderd sinds je deze pagina opende. Laad de pagina opnieuw, lees ze en ga ermee akkoord.',
    deliveredElsewhere:
      'Je merchandise gaat naar een land waarvan we geen adres hebben. Vul bij je gegevens in wie het daar krijgt.',
    takesNoPayment: 'In deze shop kun je niets bestellen.',
    cartChanged: 'Je winkelmand is net veranderd. Kijk ernaar en probeer het nog eens.',
    cartOrdered: 'Deze bestelling wordt betaald of is betaald, dus er kan nu niets aan veranderen.',
    tooManyTries: 'Dat was te veel achter elkaar. Wacht even en probeer het nog eens.',
    orderNotCancelable: 'Deze bestelling kan niet meer geannuleerd worden: de betaling is binnen of onderweg.',
    paymentAway: 'De betaalpagina is nu niet bereikbaar. Je hebt niet betaald; probeer het zo nog eens.',
    paymentNotSetUp: 'In deze shop kun je nog niet betalen, dus je kunt hier nog niets bestellen. Kom later terug.',
    productMaximum: 'Je kunt hiervan hoogstens {{maximum}} nemen.',
    productMinimum: 'Dit wordt verkocht vanaf {{minimum}} tegelijk.',
    productStep: 'Dit wordt alleen per {{step}} verkocht.',
  },
} satisfies ErrorTexts;
