import type { Language } from '@festival/shared-contracts/language/languages';

const fields = [
  'email',
  'password',
  'givenName',
  'familyName',
  'gender',
  'birthdate',
  'phoneNumber',
  'street',
  'streetNumber',
  'postalCode',
  'city',
  'country',
] as const;
export type FieldName = (typeof fields)[number];

type PageTexts = {
  name: string;
  language: string;
  logIn: { title: string; button: string; toRegister: string; wrong: string; tooOften: string };
  register: { title: string; text: string; button: string; toLogIn: string; taken: string };
  account: { title: string; save: string; saved: string; back: string };
  membership: {
    title: string;
    none: string;
    level: string;
    status: Record<'active' | 'expired', string>;
    explanation: string;
  };
  newsletter: { title: string; text: string; save: string };
  endSession: { title: string; text: string; yes: string; no: string };
  message: Record<'signedOut' | 'failed' | 'over' | 'signedOutHere', { title: string; text: string }>;
  fields: Record<FieldName, string>;
  hints: Partial<Record<FieldName, string>>;
  genders: Record<'' | 'female' | 'male' | 'other', string>;
  errors: { heading: string } & Record<FieldName, string>;
};

/** The texts of the pages. */
export const pageTexts: Record<Language, PageTexts> = {
  nl: {
    name: 'Nederlands',
    language: 'Taal',
    logIn: {
      title: 'Inloggen',
      button: 'Log in',
      toRegister: 'Nog geen account? Maak er een aan',
      wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar. Kijk ze nog eens na.',
      tooOften: 'Te vaak geprobeerd. Wacht een kwartier en probeer het dan opnieuw.',
    },
    register: {
      title: 'Account aanmaken',
      text: 'Met een account bewaar je je wishlist en vind je je bestellingen terug.',
      button: 'Maak account aan',
      toLogIn: 'Heb je al een account? Log in',
      taken: 'Met dit e-mailadres is al een account. Log in, of gebruik een ander adres.',
    },
    account: {
      title: 'Je account',
      save: 'Bewaar gegevens',
      saved: 'Bewaard.',
      back: 'Terug naar de winkel',
    },
    membership: {
      title: 'Lidmaatschap',
      none: 'Je bent nog geen lid.',
      level: 'niveau',
      status: { active: 'actief', expired: 'verlopen' },
      explanation: 'Lid worden of verlengen doe je in de winkel van het festival.',
    },
    newsletter: {
      title: 'Nieuwsbrief',
      text: 'Als eerste weten wie er speelt en wanneer de verkoop begint.',
      save: 'Bewaar keuze',
    },
    endSession: {
      title: 'Uitloggen?',
      text: 'Je logt dan uit bij alle winkels van de festivals.',
      yes: 'Log uit',
      no: 'Blijf ingelogd',
    },
    message: {
      signedOut: { title: 'Je bent uitgelogd', text: 'Je kunt deze pagina sluiten.' },
      failed: { title: 'Dit lukte niet', text: 'Ga terug naar de winkel en probeer het opnieuw.' },
      over: { title: 'Deze pagina is verlopen', text: 'Ga terug naar de winkel en log opnieuw in.' },
      signedOutHere: { title: 'Je bent niet ingelogd', text: 'Ga terug naar de winkel en log eerst in.' },
    },
    fields: {
      email: 'E-mailadres',
      password: 'Wachtwoord',
      givenName: 'Voornaam',
      familyName: 'Achternaam',
      gender: 'Geslacht',
      birthdate: 'Geboortedatum',
      phoneNumber: 'Telefoonnummer',
      street: 'Straat',
      streetNumber: 'Huisnummer',
      postalCode: 'Postcode',
      city: 'Plaats',
      country: 'Land',
    },
    hints: {
      password: 'Minstens 8 tekens',
      phoneNumber: 'Met landcode, zoals +31612345678',
      country: 'Twee letters, zoals NL',
    },
    genders: { '': 'Zeg ik liever niet', female: 'Vrouw', male: 'Man', other: 'Anders' },
    errors: {
      heading: 'Kijk dit even na:',
      email: 'Vul een geldig e-mailadres in.',
      password: 'Kies een wachtwoord van 8 tot 200 tekens.',
      givenName: 'Vul je voornaam in.',
      familyName: 'Vul je achternaam in.',
      gender: 'Kies een van de opties.',
      birthdate: 'Vul een bestaande datum in, of laat het leeg.',
      phoneNumber: 'Begin met + en de landcode, zonder spaties.',
      street: 'Dit is te lang.',
      streetNumber: 'Dit is te lang.',
      postalCode: 'Dit is te lang.',
      city: 'Dit is te lang.',
      country: 'Vul de twee letters van het land in, zoals NL.',
    },
  },
  en: {
    name: 'English',
    language: 'Language',
    logIn: {
      title: 'Log in',
      button: 'Log in',
      toRegister: 'No account yet? Create one',
      wrong: 'This email address and password don’t belong together. Check them once more.',
      tooOften: 'Tried too often. Wait a quarter of an hour, then try again.',
    },
    register: {
      title: 'Create an account',
      text: 'An account keeps your wishlist and finds your orders again.',
      button: 'Create account',
      toLogIn: 'Have an account already? Log in',
      taken: 'This email address has an account already. Log in, or use another address.',
    },
    account: {
      title: 'Your account',
      save: 'Save details',
      saved: 'Saved.',
      back: 'Back to the shop',
    },
    membership: {
      title: 'Membership',
      none: 'You are not a member yet.',
      level: 'level',
      status: { active: 'active', expired: 'expired' },
      explanation: 'Join or renew in the festival’s shop.',
    },
    newsletter: {
      title: 'Newsletter',
      text: 'Be the first to know who plays and when sales begin.',
      save: 'Save choice',
    },
    endSession: {
      title: 'Log out?',
      text: 'This logs you out of the shops of all festivals.',
      yes: 'Log out',
      no: 'Stay logged in',
    },
    message: {
      signedOut: { title: 'You are logged out', text: 'You can close this page.' },
      failed: { title: 'That did not work', text: 'Go back to the shop and try again.' },
      over: { title: 'This page has expired', text: 'Go back to the shop and log in again.' },
      signedOutHere: { title: 'You are not logged in', text: 'Go back to the shop and log in first.' },
    },
    fields: {
      email: 'Email address',
      password: 'Password',
      givenName: 'First name',
      familyName: 'Last name',
      gender: 'Gender',
      birthdate: 'Date of birth',
      phoneNumber: 'Phone number',
      street: 'Street',
      streetNumber: 'Number',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
    },
    hints: {
      password: 'At least 8 characters',
      phoneNumber: 'With the country’s prefix, such as +31612345678',
      country: 'Two letters, such as NL',
    },
    genders: { '': 'I’d rather not say', female: 'Female', male: 'Male', other: 'Other' },
    errors: {
      heading: 'Check these once more:',
      email: 'Enter a valid email address.',
      password: 'Choose a password of 8 to 200 characters.',
      givenName: 'Enter your first name.',
      familyName: 'Enter your last name.',
      gender: 'Choose one of the options.',
      birthdate: 'Enter a date that exists, or leave it empty.',
      phoneNumber: 'Begin with + and the country’s prefix, without spaces.',
      street: 'This is too long.',
      streetNumber: 'This is too long.',
      postalCode: 'This is too long.',
      city: 'This is too long.',
      country: 'Enter the country’s two letters, such as NL.',
    },
  },
  es: {
    name: 'Español',
    language: 'Idioma',
    logIn: {
      title: 'Iniciar sesión',
      button: 'Inicia sesión',
      toRegister: '¿Aún no tienes cuenta? Crea una',
      wrong: 'Este correo y esta contraseña no van juntos. Revísalos otra vez.',
      tooOften: 'Demasiados intentos. Espera un cuarto de hora e inténtalo de nuevo.',
    },
    register: {
      title: 'Crear una cuenta',
      text: 'Con una cuenta guardas tu lista de deseos y encuentras tus pedidos.',
      button: 'Crea la cuenta',
      toLogIn: '¿Ya tienes cuenta? Inicia sesión',
      taken: 'Este correo ya tiene una cuenta. Inicia sesión o usa otro correo.',
    },
    account: {
      title: 'Tu cuenta',
      save: 'Guarda los datos',
      saved: 'Guardado.',
      back: 'Volver a la tienda',
    },
    membership: {
      title: 'Membresía',
      none: 'Todavía no eres miembro.',
      level: 'nivel',
      status: { active: 'activa', expired: 'caducada' },
      explanation: 'Hazte miembro o renueva en la tienda del festival.',
    },
    newsletter: {
      title: 'Boletín',
      text: 'Entérate antes que nadie de quién toca y cuándo empieza la venta.',
      save: 'Guarda la elección',
    },
    endSession: {
      title: '¿Cerrar sesión?',
      text: 'Cerrarás la sesión en las tiendas de todos los festivales.',
      yes: 'Cierra la sesión',
      no: 'Sigue conectado',
    },
    message: {
      signedOut: { title: 'Has cerrado la sesión', text: 'Puedes cerrar esta página.' },
      failed: { title: 'No ha funcionado', text: 'Vuelve a la tienda e inténtalo de nuevo.' },
      over: { title: 'Esta página ha caducado', text: 'Vuelve a la tienda e inicia sesión otra vez.' },
      signedOutHere: { title: 'No has iniciado sesión', text: 'Vuelve a la tienda e inicia sesión primero.' },
    },
    fields: {
      email: 'Correo electrónico',
      password: 'Contraseña',
      givenName: 'Nombre',
      familyName: 'Apellidos',
      gender: 'Género',
      birthdate: 'Fecha de nacimiento',
      phoneNumber: 'Teléfono',
      street: 'Calle',
      streetNumber: 'Número',
      postalCode: 'Código postal',
      city: 'Ciudad',
      country: 'País',
    },
    hints: {
      password: 'Al menos 8 caracteres',
      phoneNumber: 'Con el prefijo del país, como +31612345678',
      country: 'Dos letras, como NL',
    },
    genders: { '': 'Prefiero no decirlo', female: 'Mujer', male: 'Hombre', other: 'Otro' },
    errors: {
      heading: 'Revisa esto:',
      email: 'Escribe un correo electrónico válido.',
      password: 'Elige una contraseña de 8 a 200 caracteres.',
      givenName: 'Escribe tu nombre.',
      familyName: 'Escribe tus apellidos.',
      gender: 'Elige una de las opciones.',
      birthdate: 'Escribe una fecha que exista, o déjala vacía.',
      phoneNumber: 'Empieza con + y el prefijo del país, sin espacios.',
      street: 'Es demasiado largo.',
      streetNumber: 'Es demasiado largo.',
      postalCode: 'Es demasiado largo.',
      city: 'Es demasiado largo.',
      country: 'Escribe las dos letras del país, como NL.',
    },
  },
};
