/** The names of rooms in three languages. */
export const roomTitles = {
  doubleRoom: { en: 'Double room', nl: 'Tweepersoonskamer', es: 'Habitación doble' },
  twinRoom: { en: 'Twin room', nl: 'Kamer met twee bedden', es: 'Habitación con dos camas' },
  singleRoom: { en: 'Single room', nl: 'Eenpersoonskamer', es: 'Habitación individual' },
  seaView: {
    en: 'Double room, sea view',
    nl: 'Tweepersoonskamer met zeezicht',
    es: 'Doble con vistas al mar',
  },
  familyRoom: {
    en: 'Family room for four',
    nl: 'Gezinskamer voor vier',
    es: 'Habitación familiar para cuatro',
  },
  cabinForFour: { en: 'Cabin for four', nl: 'Huisje voor vier', es: 'Cabaña para cuatro' },
  bellTent: { en: 'Bell tent for two', nl: 'Belltent voor twee', es: 'Tienda campana para dos' },
  clearDome: { en: 'Dome for two', nl: 'Koepel voor twee', es: 'Cúpula para dos' },
  towerSuite: { en: 'Tower suite', nl: 'Torensuite', es: 'Suite de la torre' },
};
