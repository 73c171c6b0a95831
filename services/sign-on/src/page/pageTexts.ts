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
  'code',
] as const;
export type FieldName = (typeof fields)[number];

type PageTexts = {
  name: string;
  language: string;
  logIn: { title: string; button: string; toRegister: string; toForgot: string; wrong: string; tooOften: string };
  register: { title: string; text: string; button: string; toLogIn: string };
  forgot: { title: string; text: string; button: string };
  verify: { title: string; button: string };
  reset: { title: string; button: string };
  code: { sent: string; sentTo: string; wrong: string; over: string; tooOften: string; again: string };
  erase: { title: string; text: string; button: string; wrong: string; tooOften: string; inPayment: string };
  account: { title: string; save: string; saved: string; back: string };
  membership: {
    title: string;
    none: string;
    level: string;
    status: Record<'active' | 'expired', string>;
    explanation: string;
  };
  renewal: {
    renews: (name: string, day: string, amount: string) => string;
    charging: (name: string, amount: string) => string;
    ends: (name: string, day: string) => string;
    cancel: string;
    ask: (day: string) => string;
    yes: string;
    no: string;
  };
  newsletter: { title: string; text: string; save: string };
  endSession: { title: string; text: string; yes: string; no: string };
  message: Record<'signedOut' | 'failed' | 'over' | 'signedOutHere' | 'erased', { title: string; text: string }>;
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
      toForgot: 'Wachtwoord vergeten?',
      wrong: 'Dit e-mailadres en wachtwoord horen niet bij elkaar. Kijk ze nog eens na.',
      tooOften: 'Te vaak geprobeerd. Wacht een kwartier en probeer het dan opnieuw.',
    },
    register: {
      title: 'Account aanmaken',
      text: 'Met een account bewaar je je wishlist en vind je je bestellingen terug.',
      button: 'Maak account aan',
      toLogIn: 'Heb je al een account? Log in',
    },
    forgot: {
      title: 'Wachtwoord vergeten',
      text: 'We mailen je een code waarmee je een nieuw wachtwoord kiest.',
      button: 'Mail me een code',
    },
    verify: { title: 'Kijk in je mail', button: 'Bevestig adres' },
    reset: { title: 'Kies een nieuw wachtwoord', button: 'Bewaar wachtwoord' },
    code: {
      sent: 'We hebben je een mail gestuurd. Vul de code daaruit in.',
      sentTo: 'We hebben een mail gestuurd naar {{email}}. Vul de code daaruit in.',
      wrong: 'Deze code klopt niet. Kijk hem nog eens na, of vraag een nieuwe aan.',
      over: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
      tooOften: 'Te veel aanvragen. Wacht een uur en probeer het dan opnieuw.',
      again: 'Geen mail gekregen? Probeer het opnieuw',
    },
    erase: {
      title: 'Account wissen',
      text: 'Je account, wishlists, lidmaatschappen en nieuwsbrieven worden gewist, meteen en voorgoed. Tickets die je hebt gekocht blijven geldig; bestellingen bewaren we zo lang de wet het vraagt.',
      button: 'Wis mijn account',
      wrong: 'Dit wachtwoord klopt niet. Er is niets gewist.',
      tooOften: 'Te vaak geprobeerd. Wacht een kwartier; er is niets gewist.',
      inPayment: 'Er wordt nog een bestelling betaald. Wacht tot dat klaar is; er is niets gewist.',
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
      explanation: 'Lid worden doe je in de winkel van het festival.',
    },
    renewal: {
      renews: (name, day, amount) => `${name}: wordt verlengd op ${day}. Dan schrijven we ${amount} af.`,
      charging: (name, amount) => `${name}: we proberen ${amount} af te schrijven voor de volgende periode.`,
      ends: (name, day) => `${name}: stopt op ${day}. Er wordt niets meer afgeschreven.`,
      cancel: 'Zet de verlenging uit',
      ask: (day) => `Weet je het zeker? Wat je hebt betaald, loopt tot ${day}. Daarna ben je geen lid meer.`,
      yes: 'Ja, zet de verlenging uit',
      no: 'Nee, blijf verlengen',
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
      erased: {
        title: 'Je account is gewist',
        text: 'We hebben je er een mail over gestuurd. Je kunt deze pagina sluiten.',
      },
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
      code: 'Code uit de mail',
    },
    hints: {
      password: 'Minstens 8 tekens, en niet een van de bekendste',
      phoneNumber: 'Met landcode, zoals +31612345678',
      country: 'Twee letters, zoals NL',
    },
    genders: { '': 'Zeg ik liever niet', female: 'Vrouw', male: 'Man', other: 'Anders' },
    errors: {
      heading: 'Kijk dit even na:',
      email: 'Vul een geldig e-mailadres in.',
      password: 'Kies een wachtwoord van 8 tot 200 tekens dat niet vaak gebruikt wordt.',
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
      code: 'Vul de acht cijfers uit de mail in.',
    },
  },
  en: {
    name: 'English',
    language: 'Language',
    logIn: {
      title: 'Log in',
      button: 'Log in',
      toRegister: 'No account yet? Create one',
      toForgot: 'Forgotten your password?',
      wrong: 'This email address and password don’t belong together. Check them once more.',
      tooOften: 'Tried too often. Wait a quarter of an hour, then try again.',
    },
    register: {
      title: 'Create an account',
      text: 'An account keeps your wishlist and finds your orders again.',
      button: 'Create account',
      toLogIn: 'Have an account already? Log in',
    },
    forgot: {
      title: 'Forgotten password',
      text: 'We mail you a code with which you choose a new password.',
      button: 'Mail me a code',
    },
    verify: { title: 'Look in your mail', button: 'Confirm address' },
    reset: { title: 'Choose a new password', button: 'Save password' },
    code: {
      sent: 'We have sent you a mail. Enter the code in it.',
      sentTo: 'We have sent a mail to {{email}}. Enter the code in it.',
      wrong: 'This code is not right. Check it once more, or ask for a new one.',
      over: 'This code no longer works. Ask for a new one.',
      tooOften: 'Too many requests. Wait an hour, then try again.',
      again: 'No mail? Try again',
    },
    erase: {
      title: 'Erase account',
      text: 'Your account, wishlists, memberships and newsletters are erased, at once and for good. Tickets that you have bought stay valid; we keep orders for as long as the law asks.',
      button: 'Erase my account',
      wrong: 'This password is not right. Nothing was erased.',
      tooOften: 'Tried too often. Wait a quarter of an hour; nothing was erased.',
      inPayment: 'An order is still being paid. Wait until that is done; nothing was erased.',
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
      explanation: 'You can become a member in the festival’s shop.',
    },
    renewal: {
      renews: (name, day, amount) => `${name}: renews on ${day}. Then we charge ${amount}.`,
      charging: (name, amount) => `${name}: we are trying to charge ${amount} for the next period.`,
      ends: (name, day) => `${name}: ends on ${day}. Nothing more is charged.`,
      cancel: 'Cancel renewal',
      ask: (day) => `Are you sure? What you have paid lasts until ${day}. After that you are not a member any more.`,
      yes: 'Yes, cancel the renewal',
      no: 'No, keep renewing',
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
      erased: { title: 'Your account is erased', text: 'We have sent you a mail about it. You can close this page.' },
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
      code: 'Code from the mail',
    },
    hints: {
      password: 'At least 8 characters, and none of the best-known',
      phoneNumber: 'With the country’s prefix, such as +31612345678',
      country: 'Two letters, such as NL',
    },
    genders: { '': 'I’d rather not say', female: 'Female', male: 'Male', other: 'Other' },
    errors: {
      heading: 'Check these once more:',
      email: 'Enter a valid email address.',
      password: 'Choose a password of 8 to 200 characters that is not widely used.',
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
      code: 'Enter the eight digits from the mail.',
    },
  },
  es: {
    name: 'Español',
    language: 'Idioma',
    logIn: {
      title: 'Iniciar sesión',
      button: 'Inicia sesión',
      toRegister: '¿Aún no tienes cuenta? Crea una',
      toForgot: '¿Has olvidado tu contraseña?',
      wrong: 'Este correo y esta contraseña no van juntos. Revísalos otra vez.',
      tooOften: 'Demasiados intentos. Espera un cuarto de hora e inténtalo de nuevo.',
    },
    register: {
      title: 'Crear una cuenta',
      text: 'Con una cuenta guardas tu lista de deseos y encuentras tus pedidos.',
      button: 'Crea la cuenta',
      toLogIn: '¿Ya tienes cuenta? Inicia sesión',
    },
    forgot: {
      title: 'Contraseña olvidada',
      text: 'Te enviamos un código por correo para elegir otra contraseña.',
      button: 'Envíame un código',
    },
    verify: { title: 'Mira tu correo', button: 'Confirma el correo' },
    reset: { title: 'Elige otra contraseña', button: 'Guarda la contraseña' },
    code: {
      sent: 'Te hemos enviado un correo. Escribe el código que contiene.',
      sentTo: 'Hemos enviado un correo a {{email}}. Escribe el código que contiene.',
      wrong: 'Este código no es correcto. Revísalo o pide otro.',
      over: 'Este código ya no vale. Pide otro.',
      tooOften: 'Demasiadas peticiones. Espera una hora e inténtalo de nuevo.',
      again: '¿No ha llegado el correo? Inténtalo otra vez',
    },
    erase: {
      title: 'Borrar la cuenta',
      text: 'Tu cuenta, listas de deseos, membresías y boletines se borran, enseguida y para siempre. Las entradas que has comprado siguen valiendo; guardamos los pedidos el tiempo que pide la ley.',
      button: 'Borra mi cuenta',
      wrong: 'Esta contraseña no es correcta. No se ha borrado nada.',
      tooOften: 'Demasiados intentos. Espera un cuarto de hora; no se ha borrado nada.',
      inPayment: 'Todavía se está pagando un pedido. Espera a que termine; no se ha borrado nada.',
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
      explanation: 'Puedes hacerte miembro en la tienda del festival.',
    },
    renewal: {
      renews: (name, day, amount) => `${name}: se renueva el ${day}. Ese día cobraremos ${amount}.`,
      charging: (name, amount) => `${name}: estamos intentando cobrar ${amount} por el siguiente periodo.`,
      ends: (name, day) => `${name}: termina el ${day}. No se cobrará nada más.`,
      cancel: 'Cancelar la renovación',
      ask: (day) => `¿Seguro? Lo que has pagado dura hasta el ${day}. Después ya no serás miembro.`,
      yes: 'Sí, cancela la renovación',
      no: 'No, que se siga renovando',
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
      erased: { title: 'Tu cuenta se ha borrado', text: 'Te hemos enviado un correo. Puedes cerrar esta página.' },
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
      code: 'Código del correo',
    },
    hints: {
      password: 'Al menos 8 caracteres, y ninguna de las más conocidas',
      phoneNumber: 'Con el prefijo del país, como +31612345678',
      country: 'Dos letras, como NL',
    },
    genders: { '': 'Prefiero no decirlo', female: 'Mujer', male: 'Hombre', other: 'Otro' },
    errors: {
      heading: 'Revisa esto:',
      email: 'Escribe un correo electrónico válido.',
      password: 'Elige una contraseña de 8 a 200 caracteres que no sea muy usada.',
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
      code: 'Escribe las ocho cifras del correo.',
    },
  },
};
