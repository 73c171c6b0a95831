import type { PageErrorTexts } from './errorTexts.ts';

/** The texts of errors in Dutch that a page shows beside a modal, or before one. */
export const pageErrorTexts = {
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
    text: 'Je kunt hier nog niet kopen, maar wel rondkijken.',
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
  4364: {
    title: 'Deze link is 10 minuten geblokkeerd',
    text: 'Hij is te vaak met een verkeerde code geprobeerd. Wacht 10 minuten en open de link in je mail dan nog eens.',
    confirm: 'Naar de shop',
  },
  5002: {
    title: 'Geen pakketten gevonden',
    text: 'Geen reispakket past bij wat je hebt gekozen. Verander het aantal personen, de datum of de categorie en kijk nog eens.',
    confirm: 'Filters aanpassen',
  },
  6002: {
    title: 'Je tijd is om',
    text: 'We konden je keuze niet langer vasthouden, dus je winkelmand is weer leeg. Wil je het nog eens proberen?',
    confirm: 'Opnieuw proberen',
    cancel: 'Naar de shoppagina',
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
} satisfies PageErrorTexts;
