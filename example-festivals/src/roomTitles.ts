/** The names of rooms in three languages. */
export const doubleRoom = { en: 'Double room', nl: 'Tweepersoonskamer', es: 'Habitación doble' };
export const twinRoom = { en: 'Twin room', nl: 'Kamer met twee bedden', es: 'Habitación con dos camas' };
export const singleRoom = { en: 'Single room', nl: 'Eenpersoonskamer', es: 'Habitación individual' };
export const seaView = {
  en: 'Double room, sea view',
  nl: 'Tweepersoonskamer met zeezicht',
  es: 'Doble con vistas al mar',
};
export const familyRoom = {
  en: 'Family room for four',
  nl: 'Gezinskamer voor vier',
  es: 'Habitación familiar para cuatro',
};
export const cabinForFour = { en: 'Cabin for four', nl: 'Huisje voor vier', es: 'Cabaña para cuatro' };
export const bellTent = { en: 'Bell tent for two', nl: 'Belltent voor twee', es: 'Tienda campana para dos' };
export const clearDome = { en: 'Dome for two', nl: 'Koepel voor twee', es: 'Cúpula para dos' };
export const towerSuite = { en: 'Tower suite', nl: 'Torensuite', es: 'Suite de la torre' };
