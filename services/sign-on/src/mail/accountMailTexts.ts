import type { Language } from '@festival/shared-contracts/language/languages';

type MailText = { subject: string; text: string; hint: string };

type Texts = {
  /** The sender's name. */
  from: string;
  code: MailText;
  known: MailText;
  reset: MailText;
  passwordChanged: MailText;
  erased: MailText;
};

/** Texts of the mails about accounts, by the visitor's language. `{{minutes}}` is how long a code works. */
export const accountMailTexts: Record<Language, Texts> = {
  nl: {
    from: 'Festivalaccount',
    code: {
      subject: 'Je code voor een nieuw account',
      text: 'Vul deze code in op de pagina waar je je account aanmaakt:',
      hint: 'De code werkt {{minutes}} minuten. Heb je geen account aangevraagd? Dan hoef je niets te doen: zonder code gebeurt er niets.',
    },
    known: {
      subject: 'Je hebt al een account',
      text: 'Iemand, hopelijk jij, wilde met dit adres een account aanmaken. Dat heb je al: log ermee in.',
      hint: 'Wachtwoord vergeten? Kies op de inlogpagina een nieuw. Was jij dit niet? Dan hoef je niets te doen.',
    },
    reset: {
      subject: 'Je code voor een nieuw wachtwoord',
      text: 'Vul deze code in op de pagina waar je een nieuw wachtwoord kiest:',
      hint: 'De code werkt {{minutes}} minuten. Heb je niets aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    },
    passwordChanged: {
      subject: 'Je wachtwoord is veranderd',
      text: 'Het wachtwoord van je account is zojuist veranderd. Op alle andere apparaten ben je uitgelogd.',
      hint: 'Was jij dit niet? Kies dan meteen een nieuw wachtwoord via de inlogpagina, en verander dat van je mail.',
    },
    erased: {
      subject: 'Je account is gewist',
      text: 'Je account, je wishlists, lidmaatschappen en nieuwsbrieven zijn gewist. Tickets die je hebt gekocht blijven geldig.',
      hint: 'Bestellingen bewaren we zo lang de wet het vraagt, zonder je account.',
    },
  },
  en: {
    from: 'Festival account',
    code: {
      subject: 'Your code for a new account',
      text: 'Enter this code on the page where you create your account:',
      hint: 'The code works for {{minutes}} minutes. Did you not ask for an account? Then there is nothing to do: without the code nothing happens.',
    },
    known: {
      subject: 'You have an account already',
      text: 'Somebody, hopefully you, wanted to create an account with this address. You have one already: log in with it.',
      hint: 'Forgotten your password? Choose a new one on the log-in page. Was this not you? Then there is nothing to do.',
    },
    reset: {
      subject: 'Your code for a new password',
      text: 'Enter this code on the page where you choose a new password:',
      hint: 'The code works for {{minutes}} minutes. Did you not ask for it? Then there is nothing to do: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password has changed',
      text: 'The password of your account was changed just now. You are logged out on all other devices.',
      hint: 'Was this not you? Then choose a new password on the log-in page at once, and change that of your mail.',
    },
    erased: {
      subject: 'Your account is erased',
      text: 'Your account, your wishlists, memberships and newsletters are erased. Tickets that you have bought stay valid.',
      hint: 'We keep orders for as long as the law asks, without your account.',
    },
  },
  es: {
    from: 'Cuenta de festival',
    code: {
      subject: 'Tu código para una cuenta nueva',
      text: 'Escribe este código en la página donde creas tu cuenta:',
      hint: 'El código vale {{minutes}} minutos. ¿No has pedido una cuenta? Entonces no tienes que hacer nada: sin el código no pasa nada.',
    },
    known: {
      subject: 'Ya tienes una cuenta',
      text: 'Alguien, esperamos que tú, quería crear una cuenta con este correo. Ya tienes una: inicia sesión con ella.',
      hint: '¿Has olvidado tu contraseña? Elige otra en la página de inicio de sesión. ¿No has sido tú? No tienes que hacer nada.',
    },
    reset: {
      subject: 'Tu código para una contraseña nueva',
      text: 'Escribe este código en la página donde eliges una contraseña nueva:',
      hint: 'El código vale {{minutes}} minutos. ¿No lo has pedido? Entonces no tienes que hacer nada: tu contraseña sigue igual.',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      text: 'La contraseña de tu cuenta se acaba de cambiar. Se ha cerrado la sesión en los demás dispositivos.',
      hint: '¿No has sido tú? Elige enseguida otra contraseña en la página de inicio de sesión y cambia la de tu correo.',
    },
    erased: {
      subject: 'Tu cuenta se ha borrado',
      text: 'Tu cuenta, tus listas de deseos, membresías y boletines se han borrado. Las entradas que has comprado siguen valiendo.',
      hint: 'Guardamos los pedidos el tiempo que pide la ley, sin tu cuenta.',
    },
  },
};
